import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { InputError } from '@holdout/engine'
import { explainFile } from '../failures.ts'
import { fileText } from '../text/files.ts'

/** No file we read is larger. The limit keeps a disk image given by mistake from filling the memory. */
const LONGEST = 64 * 1024 * 1024

/** Reads a text file that the user named. `expected` says what should be in it, for error messages. */
export function readText(path: string, expected: string): string {
  let bytes: Buffer
  try {
    const found = statSync(path)
    if (found.isDirectory()) throw new InputError(fileText.folder(path, expected))
    if (found.size > LONGEST) throw new InputError(fileText.tooLong(path, Math.round(found.size / 2 ** 20), expected))
    bytes = readFileSync(path)
  } catch (error) {
    if (error instanceof InputError) throw error
    throw explainFile(error, path, 'read')
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Not UTF-8: falls through to the error.
  }
  throw new InputError(fileText.notText(path, expected))
}

/** Writes a whole file or nothing: writes a temporary file in the same folder, then renames it. */
export function writeWhole(path: string, text: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.tmp`)
  try {
    rejectFolder(path)
    const file = openSync(temporary, 'wx')
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error instanceof InputError ? error : explainFile(error, path, 'write')
  }
}

/** Fails early, before a long simulation, where `writeWhole` would fail after it. Leaves no file behind. */
export function checkWritable(path: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.tmp`)
  try {
    rejectFolder(path)
    closeSync(openSync(temporary, 'wx'))
  } catch (error) {
    throw error instanceof InputError ? error : explainFile(error, path, 'write')
  } finally {
    rmSync(temporary, { force: true })
  }
}

export function rejectFolder(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) throw new InputError(fileText.folderToWrite(path))
}
