import type { AnyEvent, AnyMove } from '../basics.ts'
import type { AnyGame, AnyState } from '../game.ts'
import { type OptionSpec, readOptions } from '../options.ts'
import type { Zone } from './notation.ts'

/** One line of explanation, and an example as a scenario file has it. */
export type Explained = readonly [means: string, example: string]

/** Words that share an explanation: `E0 … E3`. */
export interface Family {
  readonly names: readonly string[]
  readonly means: string
  /** A zone with its content: `E0: [R* B] b2`. */
  readonly example: string
}

/** The fields of an event besides its name, rule and ring. */
type Fields<E extends AnyEvent, K> = E extends { readonly event: infer N }
  ? K extends N
    ? Exclude<keyof E & string, 'event' | 'rule' | 'rings'>
    : never
  : never

/** The words of a game's scenario files besides its zones. A test compares it with the game. */
export interface AnyVocabulary {
  readonly pieces: readonly Family[]
  /** By move name; the example shows the notation. */
  readonly moves: Readonly<Record<string, Explained>>
  /** The steps that `run` can start, by first word. */
  readonly steps: Readonly<Record<string, Explained>>
  /** The decisions, for `asked`. */
  readonly decisions: Readonly<Record<string, string>>
  readonly chance: Readonly<Record<string, Explained>>
  /** The events of the game and their fields, for `event`. */
  readonly events: Readonly<Record<string, readonly string[]>>
}

/** The vocabulary of a game, with exactly its moves and events. */
export interface Vocabulary<M extends AnyMove, E extends AnyEvent> extends AnyVocabulary {
  readonly moves: { readonly [K in M['move']]: Explained }
  readonly events: { readonly [K in E['event']]: readonly Fields<E, K>[] }
}

interface Section {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The options for each number of players, the highest last. */
export function tableSizes(game: AnyGame): unknown[] {
  const players: OptionSpec<number> | undefined = game.options.players
  const sizes =
    players?.type === 'number'
      ? Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i)
      : players?.type === 'choice'
        ? players.choices.map(({ value }) => value).sort((a, b) => a - b)
        : []
  return sizes.length > 0
    ? sizes.map(size => readOptions(game.options, { players: size }))
    : [readOptions(game.options, {})]
}

/** The zones of a game at any number of players, with those that mean the same together. */
export function zoneFamilies(game: AnyGame): Family[] {
  const families = new Map<string, { names: string[]; means: string; example: string }>()
  const zones: Readonly<Record<string, Zone<AnyState>>> = Object.assign(
    {},
    ...tableSizes(game).map(options => game.notation.zones(options)),
  )
  for (const [name, { means, example }] of Object.entries(zones)) {
    const family = families.get(means)
    if (family) family.names.push(name)
    else families.set(means, { names: [name], means, example: `${name}: ${example}` })
  }
  return [...families.values()]
}

/** The vocabulary as sections of rows. Code is in backquotes. */
function sectionsOf(game: AnyGame): Section[] {
  const { pieces, moves, steps, decisions, chance, events } = game.notation.vocabulary as AnyVocabulary
  const zones = zoneFamilies(game)
  const families = (list: readonly Family[]): string[][] =>
    list.map(({ names, means, example }) => [names.map(code).join(' '), means, code(example)])
  const entries = (list: Readonly<Record<string, Explained>>): string[][] =>
    Object.entries(list).map(([name, [means, example]]) => [code(name), means, code(example)])
  const eventEntries = Object.entries(events)
  return [
    { title: 'Zones', head: ['zone', 'content', 'example'], rows: families(zones) },
    { title: 'Pieces', head: ['piece', 'meaning', 'example'], rows: families(pieces) },
    {
      title: 'Moves',
      head: ['move', 'meaning'],
      rows: Object.values(moves).map(([means, example]) => [code(example), means]),
    },
    { title: 'Steps for `run`', head: ['step', 'meaning', 'example'], rows: entries(steps) },
    {
      title: 'Decisions for `asked`',
      head: ['decision', 'meaning'],
      rows: Object.entries(decisions).map(([name, means]) => [code(name), means]),
    },
    { title: 'Chance', head: ['name', 'meaning', 'example'], rows: entries(chance) },
    {
      title: 'Events',
      head: ['event', 'fields'],
      rows: eventEntries.map(([name, fields]) => [code(name), fields.join(', ')]),
    },
  ]
}

const code = (text: string): string => `\`${text}\``

/** The vocabulary as Markdown, for the game's README. */
export function vocabularyMarkdown(game: AnyGame): string {
  return sectionsOf(game)
    .filter(({ rows }) => rows.length)
    .map(({ title, head, rows }) => {
      const line = (cells: readonly string[]): string =>
        `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
      return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
    })
    .join('\n\n')
}

/** The vocabulary as plain text in columns, for a terminal. */
export function vocabularyText(game: AnyGame): string {
  return sectionsOf(game)
    .filter(({ rows }) => rows.length)
    .map(({ title, rows }) => {
      const bare = rows.map(row => row.map(cell => cell.replaceAll('`', '')))
      const widths = bare[0].map((_, i) => Math.min(28, Math.max(...bare.map(row => row[i].length))))
      const line = (row: readonly string[]): string =>
        `  ${row.map((cell, i) => (i < row.length - 1 ? cell.padEnd(widths[i]) : cell)).join('  ')}`.trimEnd()
      return [title.replaceAll('`', ''), ...bare.map(line)].join('\n')
    })
    .join('\n\n')
}

const BEGIN_TAG = '<!-- words:begin'
const BEGIN = `${BEGIN_TAG} (generated by \`npm run format\`) -->`
const END = '<!-- words:end -->'

/** Replaces the text between the two markers of a README by the vocabulary; null if it has no markers. */
export function withVocabulary(game: AnyGame, readme: string): string | null {
  const from = readme.indexOf(BEGIN_TAG)
  const to = readme.indexOf(END)
  if (from < 0 || to < from) return null
  return `${readme.slice(0, from)}${BEGIN}\n\n${vocabularyMarkdown(game)}\n\n${readme.slice(to)}`
}
