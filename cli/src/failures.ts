import { InputError, RuleBug } from '@holdout/engine'
import { fileText } from './text/files.ts'
import { failureText } from './text/program.ts'

/** Exit codes of the process. */
export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const

/** A check of `verify` or `scenario` failed. The details have been printed already. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed'
}

/** The message to print for an error, and the exit code. */
export function explain(error: unknown, env: NodeJS.ProcessEnv): { code: number; say: string | null } {
  if (error instanceof CheckFailed) return { code: EXIT.failed, say: null }
  if (error instanceof InputError) return { code: EXIT.usage, say: error.message }
  if (isAbort(error)) return { code: EXIT.interrupted, say: failureText.stopped }
  if (env.HOLDOUT_DEBUG) return { code: EXIT.failed, say: (error as Error)?.stack ?? String(error) }
  const message = error instanceof Error ? error.message : String(error)
  return { code: EXIT.failed, say: failureText.bug(error instanceof RuleBug ? 'rules' : 'program', message) }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Explains a file system error about a path that the user named. */
export function explainFile(error: unknown, path: string, doing: 'read' | 'write'): InputError {
  const code = (error as NodeJS.ErrnoException)?.code
  return new InputError(fileText.fault(path, code, doing, (error as Error).message))
}
