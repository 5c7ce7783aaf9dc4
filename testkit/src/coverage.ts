import type { AnyEvent, AnyMove, Decision, Outcome } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

/** The kinds of things that a run covers. */
export const REACHABLE = ['steps', 'decisions', 'moves', 'events', 'rules', 'cards', 'endings', 'reasons'] as const
export type Reachable = (typeof REACHABLE)[number]

/** The names that a run of matches reached, with counts. */
export class Coverage {
  readonly reached: Readonly<Record<Reachable, Map<string, number>>> = {
    steps: new Map(),
    decisions: new Map(),
    moves: new Map(),
    events: new Map(),
    rules: new Map(),
    cards: new Map(),
    endings: new Map(),
    reasons: new Map(),
  }
  /** Other counts from checks, such as undos that were allowed and states that were determinized. */
  readonly notes = new Map<string, number>()
  private readonly cards: ReadonlySet<string>

  constructor(game: AnyKnownGame) {
    this.cards = new Set(game.cards.map(card => card.id))
  }

  count(kind: Reachable, id: string): void {
    add(this.reached[kind], id)
  }

  note(what: string, times = 1): void {
    add(this.notes, what, times)
  }

  /** Counts an event's kind, its rule and every card it names. Cards in piles do not count. */
  event(event: AnyEvent): void {
    this.count('events', event.event)
    if (event.rule) this.count('rules', event.rule)
    this.cardsIn(event)
  }

  move(move: AnyMove): void {
    this.count('moves', move.move)
    this.cardsIn(move)
  }

  decisions(pending: readonly Decision[]): void {
    for (const { decision } of pending) this.count('decisions', decision)
  }

  ending(outcome: Outcome): void {
    this.count('endings', outcome.id)
  }

  /** Adds the counts of another part of the same run. */
  add({ reached, notes }: Pick<Coverage, 'reached' | 'notes'>): void {
    for (const kind of REACHABLE) for (const [id, times] of reached[kind]) add(this.reached[kind], id, times)
    for (const [what, times] of notes) this.note(what, times)
  }

  has(kind: Reachable, id: string): boolean {
    return this.reached[kind].has(id)
  }

  private cardsIn(value: unknown): void {
    if (typeof value === 'string') {
      if (this.cards.has(value)) this.count('cards', value)
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) this.cardsIn(part)
  }
}

function add(counts: Map<string, number>, id: string, times = 1): void {
  counts.set(id, (counts.get(id) ?? 0) + times)
}
