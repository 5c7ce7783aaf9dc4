import { InputError, RuleBug } from '@holdout/engine'

/** What the process ends with: 0 is fine. */
export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const

/** A check that did not hold: `verify`, `scenario`. Whatever there is to say has been said. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed'
}

/** One message for people, and the exit code that goes with it. */
export function explain(error: unknown, env: NodeJS.ProcessEnv): { code: number; say: string | null } {
  if (error instanceof CheckFailed) return { code: EXIT.failed, say: null }
  if (error instanceof InputError) return { code: EXIT.usage, say: error.message }
  if (isAbort(error)) return { code: EXIT.interrupted, say: 'Stopped.' }
  if (env.HOLDOUT_DEBUG) return { code: EXIT.failed, say: (error as Error)?.stack ?? String(error) }
  const message = error instanceof Error ? error.message : String(error)
  const whose = error instanceof RuleBug ? 'A fault in the rules' : 'A fault in Holdout'
  return {
    code: EXIT.failed,
    say: `${whose}, not yours: ${message}\nPlease report it; with HOLDOUT_DEBUG=1 in the environment it says where.`,
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** What an error of the file system means, for a path that somebody named. */
export function explainFile(error: unknown, path: string, doing: 'read' | 'write'): InputError {
  const code = (error as NodeJS.ErrnoException)?.code
  const known: Readonly<Record<string, string>> = {
    ENOENT:
      doing === 'read' ? 'there is no such file' : 'the folder that it should go into does not exist; make that first',
    EISDIR: 'that is a folder; expected a file',
    ENOTDIR: 'a part of that path is a file, not a folder',
    EACCES: doing === 'read' ? 'it may not be read (permissions)' : 'it may not be written (permissions)',
    EPERM: doing === 'read' ? 'it may not be read (permissions)' : 'it may not be written (permissions)',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENAMETOOLONG: 'the name is too long',
  }
  return new InputError(`${path}: ${known[code ?? ''] ?? (error as Error).message}.`)
}
