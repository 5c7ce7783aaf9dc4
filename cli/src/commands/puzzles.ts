import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SLUGS } from '@holdout/catalog'
import { InputError } from '@holdout/engine'
import { type PuzzleEntry, puzzlesIn } from '@holdout/knowledge'
import type { Command } from 'commander'
import { CheckFailed } from '../failures.ts'
import { gameNamed, positiveNumber, wholeNumber } from '../input/arguments.ts'
import { checkWritable, readText, writeWhole } from '../input/files.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { withBar } from '../output/with-bar.ts'
import { puzzlesText as text } from '../text/puzzles.ts'

interface Flags {
  readonly count?: string
  readonly seed: string
  readonly out?: string
  readonly verify?: boolean
  readonly sample?: string
  readonly share: string
  readonly ahead: string
}

const MOST_PUZZLES = 10_000

export function addPuzzles(program: Command, io: Io): void {
  program
    .command('puzzles [slug]')
    .description(text.about)
    .option('-n, --count <number>', text.countHelp)
    .option('-s, --seed <text>', text.seedHelp, '1')
    .option('--out <folder>', text.outHelp)
    .option('--verify', text.verifyHelp)
    .option('--sample <number>', text.sampleHelp)
    .option('--share <number>', text.shareHelp, '1')
    .option('--ahead <number>', text.aheadHelp, '1')
    .addHelpText('after', text.examples)
    .action((slug: string | undefined, flags: Flags) =>
      flags.verify ? verify(slug, flags, io) : make(slug, flags, io),
    )
}

async function make(slug: string | undefined, { count, seed, out, sample }: Flags, io: Io): Promise<void> {
  if (slug === undefined) throw new InputError(text.needsGame)
  if (count === undefined || out === undefined) throw new InputError(text.needsCount)
  if (sample !== undefined) throw new InputError(text.onlyVerify)
  const game = await gameNamed(slug)
  const wanted = wholeNumber('--count', count, 1, MOST_PUZZLES)
  const path = join(out, fileOf(slug))
  checkWritable(path)
  let content = existsSync(path) ? readText(path, text.expected) : `game ${slug}\n`
  const known = new Set(entriesOf(path, content).map(({ id }) => id))
  const { puzzles } = await import('@holdout/sim') // loaded late: it loads the worker threads
  let found = 0
  await withBar(io, text.progress, async ({ progress, signal }) => {
    for (const made of puzzles({ game, count: wanted, seed, known })) {
      signal?.throwIfAborted()
      if (made.block !== null) {
        content += `\n${made.block}`
        writeWhole(path, content) // it takes long: what was found is kept, whatever comes
      }
      found = made.found
      progress?.(found, wanted)
      await setImmediate()
    }
  })
  new Printer(io).line(text.made(path, found))
}

/** Verifies the puzzles of one game or of all. Each line says the lead that was measured this time. */
async function verify(slug: string | undefined, { out, sample, share, ahead }: Flags, io: Io): Promise<void> {
  const slugs = slug === undefined ? SLUGS : [(await gameNamed(slug)).slug]
  const depth = { share: positiveNumber('--share', share), ahead: wholeNumber('--ahead', ahead, 1, 20) }
  const most = sample === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--sample', sample, 1, MOST_PUZZLES)
  const printer = new Printer(io)
  const { verifyPuzzle } = await import('@holdout/sim')
  let checked = 0
  let failed = 0
  for (const one of slugs) {
    const path = join(out ?? shipped(one), fileOf(one))
    if (!existsSync(path) && slug === undefined) continue
    const game = await gameNamed(one)
    for (const entry of spread(entriesOf(path, readText(path, text.expected)), most)) {
      const check = verifyPuzzle(game, entry, path, depth)
      printer.line(text.check(one, check.id, check.margin, check.error, check.ok))
      checked += 1
      if (!check.ok) failed += 1
      await setImmediate()
    }
  }
  printer.line(text.verified(checked, failed))
  if (failed > 0) throw new CheckFailed()
}

/** So many of the entries, from the whole list. */
function spread(entries: readonly PuzzleEntry[], most: number): readonly PuzzleEntry[] {
  if (entries.length <= most) return entries
  return Array.from({ length: most }, (_, i) => entries[Math.floor((i * entries.length) / most)])
}

function entriesOf(path: string, content: string): readonly PuzzleEntry[] {
  try {
    return puzzlesIn(content)
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${path}: ${error.message}`)
    throw error
  }
}

/** The folder of a game's puzzles in this repository. */
function shipped(slug: string): string {
  return fileURLToPath(new URL(`../../../games/${slug}/puzzles`, import.meta.url))
}

function fileOf(slug: string): string {
  return `${slug}.scenario.txt`
}
