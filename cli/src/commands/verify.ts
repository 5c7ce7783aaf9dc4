import type { CardFile } from '@holdout/catalog'
import { type AnyGame, InputError, type MatchRecord, rulesFor, verify } from '@holdout/engine'
import { harmless } from '@holdout/host'
import { faultInShuffle, shuffleIn } from '@holdout/protocol'
import type { Command } from 'commander'
import { CheckFailed } from '../failures.ts'
import { CARDS_HELP, cardFile } from '../input/card-file.ts'
import { recordFrom } from '../input/record-file.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'

export function addVerify(program: Command, io: Io): void {
  program
    .command('verify <file...>')
    .description(
      'Replay match records and compare what comes out with what they claim. Exits with 1 if one does not hold.',
    )
    .option('--cards <file>', CARDS_HELP)
    .option('--seed-hash <hash>', 'the hash that the server told before the deal of an online game')
    .addHelpText('after', '\nExample:\n  holdout verify game.json')
    .action((files: string[], flags: { cards?: string; seedHash?: string }) =>
      verifyAll(files, { cards: cardFile(flags.cards).cards, told: hashIn(flags.seedHash) }, new Printer(io)),
    )
}

/** Every file is looked at; one that cannot be read counts for more than one that does not hold. */
async function verifyAll(
  files: readonly string[],
  { cards, told }: { readonly cards: CardFile | undefined; readonly told: string | undefined },
  printer: Printer,
): Promise<void> {
  let failed = false
  const unreadable: string[] = []
  for (const file of files) {
    try {
      const { record, game } = await recordFrom(file, cards)
      const verdict = verify(game, record)
      if (verdict.ok) {
        const ending = record.outcome === null ? 'unfinished' : `ended as ${record.outcome}`
        printer.line(`${file}: ${verified(record, game)} ${game.title}, ${record.moves.length} moves, ${ending}.`)
        if (!saysShuffle(record, told, printer)) failed = true
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

/** A record of other rules may hold under these too. Whether it was played by its own cannot be found out here. */
function verified({ rulesVersion }: MatchRecord, game: AnyGame): string {
  if (rulesVersion === rulesFor(game, rulesVersion)) return 'verified.'
  return `made under other rules (version ${rulesVersion}; these are version ${game.rulesVersion}), and holds under these.`
}

/** Says whether the deal of an online game is proved; false if it is claimed and does not hold. */
function saysShuffle({ meta, seed }: MatchRecord, told: string | undefined, printer: Printer): boolean {
  const shuffle = shuffleIn(meta)
  if (!shuffle) {
    if (told !== undefined) printer.line('  SHUFFLE NOT PROVED: the record carries no proof.')
    return told === undefined
  }
  const fault = faultInShuffle(shuffle, seed, told)
  if (fault !== null) {
    printer.line(`  SHUFFLE NOT PROVED: ${fault}.`)
    return false
  }
  const halves = Object.keys(shuffle.entropy).length
  printer.line(`  shuffle proved: the server was bound to its half by the hash ${shuffle.seedHash},`)
  printer.line(
    halves === 0
      ? '  and no player added a half: the server alone chose the seed, before anybody sat down.'
      : `  ${halves === 1 ? 'one player' : `${halves} players`} added a half, and together they give the seed.`,
  )
  if (told === undefined)
    printer.line('  (Was that the hash you were shown before the deal? --seed-hash <hash> compares them.)')
  return true
}

function hashIn(text: string | undefined): string | undefined {
  if (text === undefined || /^[0-9a-f]{64}$/i.test(text)) return text
  throw new InputError(`--seed-hash cannot be "${text}"; it takes 64 hex digits.`)
}
