/** The faults of files, after "path: ". */
const FAULTS: Readonly<Record<string, Readonly<Record<'read' | 'write', string>>>> = {
  ENOENT: { read: 'the file does not exist', write: 'the folder does not exist; create it first' },
  EISDIR: { read: 'this is a folder; expected a file', write: 'this is a folder; expected a file' },
  ENOTDIR: { read: 'part of the path is a file, not a folder', write: 'part of the path is a file, not a folder' },
  EACCES: { read: 'no permission to read it', write: 'no permission to write it' },
  EPERM: { read: 'no permission to read it', write: 'no permission to write it' },
  EROFS: { read: 'the disk is read-only', write: 'the disk is read-only' },
  ENOSPC: { read: 'the disk is full', write: 'the disk is full' },
  ENAMETOOLONG: { read: 'the file name is too long', write: 'the file name is too long' },
}

/** Errors about files that the user named. */
export const fileText = {
  at: (path: string, message: string) => `${path}: ${message}`,
  fault: (path: string, code: string | undefined, doing: 'read' | 'write', message: string) =>
    `${path}: ${FAULTS[code ?? '']?.[doing] ?? message}.`,
  folder: (path: string, expected: string) => `${path}: this is a folder; expected ${expected}.`,
  folderToWrite: (path: string) => `${path}: this is a folder; expected the name of a file to write.`,
  tooLong: (path: string, megabytes: number, expected: string) =>
    `${path}: the file is too large (${megabytes} MB); expected ${expected}.`,
  notText: (path: string, expected: string) => `${path}: this is not a text file; expected ${expected}.`,
  emptyCards: (path: string) => `${path}: the file is empty; expected card data in JSON (see docs/formats.md).`,
  badCards: (path: string, message: string, cut: boolean) =>
    `${path}: not valid JSON: ${message}.${cut ? ' The end of the file seems to be missing.' : ''} Expected card data (see docs/formats.md).`,
  /** A record that was played with other cards than those loaded now. */
  otherCards: (path: string, played: string, loaded: string, file: string | undefined) =>
    file === undefined
      ? `${path}: this match was played with a card file (id ${played}), not with the game's own cards (${loaded}). Name that file: --cards FILE`
      : `${path}: this match was played with other cards (id ${played}) than those in ${file} (${loaded}). Name the right file: --cards FILE`,
  expectedCards: 'card data in JSON',
  expectedRecord: 'a match record in JSON',
  expectedSave: 'a saved game',
  expectedScenario: 'a scenario file',
  expectedGuests: 'the guests of online tables',
} as const
