import type { CardFile } from '@holdout/catalog'
import {
  faultInShuffle,
  InputError,
  type MatchRecord,
  rulesFor,
  shuffleIn,
  shuffleParts,
  verify,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { harmless } from '@holdout/table'
import type { Command } from 'commander'
import { CheckFailed } from '../failures.ts'
import { cardFile } from '../input/card-file.ts'
import { recordFrom } from '../input/record-file.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { optionHelp } from '../text/shared.ts'
import { verifyText } from '../text/verify.ts'

export function addVerify(program: Command, io: Io): void {
  program
    .command('verify <file...>')
    .description(verifyText.about)
    .option('--cards <file>', optionHelp.cards)
    .option('--seed-hash <hash>', verifyText.seedHashHelp)
    .addHelpText('after', verifyText.examples)
    .action((files: string[], flags: { cards?: string; seedHash?: string }) =>
      verifyAll(files, { cards: cardFile(flags.cards).cards, seedHash: hashIn(flags.seedHash) }, new Printer(io)),
    )
}

/** Checks every file. An unreadable file (exit code 2) outranks a failed check (exit code 1). */
async function verifyAll(
  files: readonly string[],
  { cards, seedHash }: { readonly cards: CardFile | undefined; readonly seedHash: string | undefined },
  printer: Printer,
): Promise<void> {
  let failed = false
  const unreadable: string[] = []
  for (const file of files) {
    try {
      const { record, game } = await recordFrom(file, cards)
      const verdict = verify(game, record)
      if (verdict.ok) {
        const { moves, outcome } = record
        printer.line(verifyText.passed(file, verdictOn(record, game), game.title, moves.length, outcome))
        if (!checkShuffle(record, seedHash, printer)) failed = true
      } else {
        failed = true
        printer.line(verifyText.failed(file, harmless(verdict.say)))
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      unreadable.push(error.message)
    }
  }
  if (unreadable.length) throw new InputError(unreadable.join('\n'))
  if (failed) throw new CheckFailed()
}

/** A record of another rules version may be consistent with this one too, but only its own rules could verify it. */
function verdictOn({ rulesVersion }: MatchRecord, game: AnyKnownGame): string {
  if (rulesVersion === rulesFor(game, rulesVersion)) return verifyText.verified
  return verifyText.otherRules(rulesVersion, game.rulesVersion)
}

/** Prints whether the shuffle proof of an online match holds. Returns false if it does not, or if it is missing. */
function checkShuffle({ meta, seed }: MatchRecord, seedHash: string | undefined, printer: Printer): boolean {
  const shuffle = shuffleIn(meta)
  if (!shuffle) {
    if (seedHash !== undefined) printer.line(verifyText.noProof)
    return seedHash === undefined
  }
  const fault = faultInShuffle(shuffle, seed, seedHash)
  if (fault !== null) {
    printer.line(verifyText.notProved(fault))
    return false
  }
  printer.line(verifyText.proved(shuffle.seedHash))
  const { committed, open, withheld } = shuffleParts(shuffle)
  printer.line(verifyText.contributions(committed.length + open.length))
  if (open.length > 0) printer.line(verifyText.open(open.map(harmless)))
  if (withheld.length > 0) printer.line(verifyText.withheld(withheld.map(harmless)))
  if (seedHash === undefined) printer.line(verifyText.compareHash)
  return true
}

function hashIn(text: string | undefined): string | undefined {
  if (text === undefined || /^[0-9a-f]{64}$/i.test(text)) return text
  throw new InputError(verifyText.badHash(text))
}
