import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { botFor, playToEnd } from '@holdout/bots'
import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  Match,
  type MatchRecord,
  readRecord,
  replay,
  type Seat,
  SeededChance,
  verify,
  writeRecord,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { endReport } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import { filesIn, textFile } from './files.ts'
import { hashLines, readHashes, recordParts } from './golden-log.ts'

/** How to generate a golden match that does not exist yet: bots play it. */
export interface GoldenRecipe {
  /** The files will be `<name>.record.json`, and `<name>.log.txt` or `<name>.hashes.txt`. */
  readonly name: string
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  /** The level of the bot in every seat. */
  readonly bots: string
  /** How the log is stored: as text to read, or as a hash for each move, which takes a hundredth of the lines. */
  readonly log?: 'text' | 'hashes'
}

const RECORD = '.record.json'
const LOG = '.log.txt'
const HASHES = '.hashes.txt'

/**
 * Golden matches: whole matches in a folder, each a record (`*.record.json`) with its log as text (`*.log.txt`) or as
 * hashes (`*.hashes.txt`). Registers a test for each that replays the record and compares its hash and the log. A rule
 * change shows in a text as a diff to read against the rulebook, and in hashes as the number of the first move that
 * differs. HOLDOUT_UPDATE_GOLDEN=1 rewrites all of them, and generates the matches of `generate` that are missing or
 * that no longer replay. Never in CI.
 */
export function checkGolden(
  game: AnyKnownGame,
  folder: URL,
  { generate = [] }: { generate?: readonly GoldenRecipe[] } = {},
): void {
  const present = existsSync(folder) ? filesIn(folder, RECORD).map(({ path }) => basename(path, RECORD)) : []
  const names = [...new Set([...present, ...generate.map(({ name }) => name)])]
  describe(`golden matches of ${game.title}`, () => {
    if (names.length === 0) it('are there', () => expect.fail(`no *${RECORD} in ${folder.pathname}`))
    for (const name of names) {
      const recipe = generate.find(other => other.name === name)
      const golden = new Golden(game, folder, name, recipe?.log)
      it(name, () => {
        if (process.env.HOLDOUT_UPDATE_GOLDEN === '1') golden.update(recipe)
        const fault = golden.fault()
        if (fault) expect.fail(fault)
      })
    }
  })
}

/** One golden match: its record and its log. */
export class Golden {
  private readonly record
  private readonly log
  private readonly hashes

  constructor(
    private readonly game: AnyKnownGame,
    private readonly folder: URL,
    name: string,
    private readonly form: GoldenRecipe['log'] = 'text',
  ) {
    const path = fileURLToPath(folder)
    this.record = textFile(join(path, `${name}${RECORD}`))
    this.log = textFile(join(path, `${name}${LOG}`))
    this.hashes = textFile(join(path, `${name}${HASHES}`))
  }

  /** The difference from the recorded match; null if there is none. */
  fault(): string | null {
    if (!existsSync(this.record.path)) return `${this.record.name} is missing. ${HOW_TO_UPDATE}`
    const record = readRecord(this.record.read(), this.record.name)
    const verdict = verify(this.game, record)
    if (!verdict.ok) return `${this.record.name}: ${verdict.say}\n${this.logFault(record) ?? ''}`
    return this.logFault(record) ?? this.luckFault(record)
  }

  /** A count of luck that chance could hardly give: a wrong chance adds up over a match. */
  private luckFault(record: MatchRecord): string | null {
    if (record.outcome === null) return null
    const { luck } = endReport(this.game, record)
    for (const title of new Set(luck.map(one => one.title))) {
      const same = luck.filter(one => one.title === title)
      const off = same.reduce((sum, { got, expected }) => sum + got - expected, 0)
      const deviation = Math.hypot(...same.map(one => one.deviation))
      if (Math.abs(off) > 4 * deviation + RARE)
        return `${this.record.name}: "${title}" is off by ${off}, deviation ${deviation}`
    }
    return null
  }

  /** Rewrites record and log. Keeps the moves if the record still replays. */
  update(recipe: GoldenRecipe | undefined): void {
    if (process.env.CI)
      throw new Error('HOLDOUT_UPDATE_GOLDEN is set in CI. Update golden matches locally and read the diff.')
    const record = this.playedAgain() ?? (recipe && playedByBots(this.game, recipe))
    if (!record) throw new Error(`${this.record.name}: it no longer replays, and there is no recipe for a new one.`)
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(this.record.path, writeRecord(record))
    for (const { path } of [this.log, this.hashes]) rmSync(path, { force: true })
    const parts = recordParts(this.game, record)
    if (this.form === 'text') writeFileSync(this.log.path, parts.join(''))
    else writeFileSync(this.hashes.path, hashLines(parts))
  }

  private logFault(record: MatchRecord): string | null {
    const parts = recordParts(this.game, record)
    return this.form === 'text' ? this.textFault(parts) : this.hashFault(parts)
  }

  private hashFault(parts: readonly string[]): string | null {
    if (!existsSync(this.hashes.path)) return `${this.hashes.name} is missing. ${HOW_TO_UPDATE}`
    const expected = readHashes(this.hashes.read())
    const found = readHashes(hashLines(parts))
    const at = found.findIndex((hash, i) => hash !== expected[i])
    const part = at < 0 && found.length !== expected.length ? found.length : at
    if (part < 0) return null
    const title = part === 0 ? 'the opening' : part === expected.length - 1 ? 'the outcome' : `move ${part}`
    return [`${this.hashes.name}: ${title} differs. Found:`, parts[part] ?? '(the end)', HOW_TO_UPDATE].join('\n')
  }

  private textFault(parts: readonly string[]): string | null {
    if (!existsSync(this.log.path)) return `${this.log.name} is missing. ${HOW_TO_UPDATE}`
    const expected = this.log.read().split(/\r?\n/)
    const found = parts.join('').split('\n')
    const at = found.findIndex((line, i) => line !== expected[i])
    const line = at < 0 ? (found.length === expected.length ? -1 : found.length) : at
    if (line < 0) return null
    return [
      `${this.log.name}:${line + 1}: the log differs.`,
      `  expected  ${expected[line] ?? '(the end)'}`,
      `  found     ${found[line] ?? '(the end)'}`,
      HOW_TO_UPDATE,
    ].join('\n')
  }

  private playedAgain(): MatchRecord | null {
    if (!existsSync(this.record.path)) return null
    const old = readRecord(this.record.read(), this.record.name)
    try {
      return replay(this.game, old).record(old.meta)
    } catch {
      return null
    }
  }
}

/** Slack for rare events, whose counts are skewed. */
const RARE = 2

const HOW_TO_UPDATE =
  'If this is intended, run the test with HOLDOUT_UPDATE_GOLDEN=1 and read the diff of the logs against the rulebook.'

/** A new match, played to its end by bots. */
function playedByBots(game: AnyKnownGame, { seed, options = {}, bots }: GoldenRecipe): MatchRecord {
  const seats: Seat[] = game.seats(Match.start(game, { seed, options }).options).map(({ seat }) => seat)
  const each = <T>(make: (seat: Seat) => T): Record<Seat, T> =>
    Object.fromEntries(seats.map(seat => [seat, make(seat)]))
  const match: Match<AnyState, AnyMove, unknown, AnyEvent, unknown> = Match.start(game, {
    seed,
    options,
    players: each(() => bots),
  })
  const moves: (readonly [Seat, AnyMove])[] = []
  playToEnd(
    game,
    game.clone(match.state),
    each(() => botFor(game, bots)),
    each(seat => SeededChance.of(`${seed}/${seat}`)),
    (seat, move) => moves.push([seat, move]),
  )
  for (const [seat, move] of moves) match.play(seat, move)
  return match.record()
}
