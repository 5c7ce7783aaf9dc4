import { type ProgramOutcome, runProgram } from '../programs/program.ts'

/** Compiles every package; fast if nothing changed. */
export function buildPackages(): Promise<ProgramOutcome> {
  return runProgram('tsc', ['-b', '--pretty', String(process.stdout.isTTY === true)])
}
