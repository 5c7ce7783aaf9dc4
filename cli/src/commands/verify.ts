import { InputError, verify } from '@holdout/engine'
import { harmless } from '@holdout/host'
import type { Command } from 'commander'
import { CheckFailed } from '../failures.ts'
import { recordFrom } from '../input/record-file.ts'
import type { Io } from '../io.ts'
import { Printer } from '../text/printer.ts'

export function addVerify(program: Command, io: Io): void {
  program
    .command('verify <file...>')
    .description(
      'Replay match records and compare what comes out with what they claim. Exits with 1 if one does not hold.',
    )
    .addHelpText('after', '\nExample:\n  holdout verify game.json')
    .action((files: string[]) => verifyAll(files, new Printer(io)))
}

/** Every file is looked at; one that cannot be read counts for more than one that does not hold. */
async function verifyAll(files: readonly string[], printer: Printer): Promise<void> {
  let failed = false
  const unreadable: string[] = []
  for (const file of files) {
    try {
      const { record, game } = await recordFrom(file)
      const verdict = verify(game, record)
      if (verdict.ok) {
        const ending = record.outcome === null ? 'unfinished' : `ended as ${record.outcome}`
        printer.line(`${file}: verified. ${game.title}, ${record.moves.length} moves, ${ending}.`)
      } else {
        failed = true
        printer.line(`${file}: DOES NOT VERIFY. ${harmless(verdict.say)}`)
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      unreadable.push(error.message)
    }
  }
  if (unreadable.length) throw new InputError(unreadable.join('\n'))
  if (failed) throw new CheckFailed()
}
