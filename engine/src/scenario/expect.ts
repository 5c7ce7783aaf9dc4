import { type AnyEvent, type AnyMove, CLOCK, type Seat } from '../basics.ts'
import { InputError } from '../errors.ts'
import type { AnyGame } from '../game.ts'
import { currentStep, refusalOf } from '../match.ts'
import { knownWord } from '../nearest.ts'
import { compareMoves, compareText, compareZone, Difference } from './compare.ts'
import type { AnyScenarioMatch, Opening } from './opening.ts'
import { listOf, splitAt, tidy } from './text.ts'

const QUESTIONS = ['outcome', 'winners', 'scores', 'asked', 'moves', 'offers', 'lacks']

/** The assertions of a scenario. Each throws a `Difference` if it fails, and an `InputError` if it cannot be read. */
export class Expectations {
  private readonly seats: readonly Seat[]
  private readonly rules: readonly string[]

  constructor(
    private readonly game: AnyGame,
    private readonly opening: Opening,
    private readonly match: AnyScenarioMatch,
  ) {
    this.seats = game.seats(opening.options).map(({ seat }) => seat)
    this.rules = game.rulebook.flatMap(({ rules }) => rules.map(({ id }) => id))
  }

  // biome-ignore lint/suspicious/noThenProperty: `then` is a verb of the notation; this is never awaited
  then(text: string): void {
    const [name, content] = splitAt(text, ':', 'a zone, a colon and its content')
    const [word, seat, ...more] = name.split(/\s+/)
    const isList = word === 'moves' || word === 'offers' || word === 'lacks'
    if (isList && more.length) throw new InputError(`found "${name}", expected "${word}" and at most one seat`)
    if (isList) return this.thenMoves(word, seat === undefined ? this.askedSeatOrNone() : this.seat(seat), content)
    switch (name) {
      case 'outcome':
        return compareText(name, content, this.match.state.outcome?.id ?? '-')
      case 'winners':
        return this.thenWinners(content)
      case 'scores':
        return this.thenScores(content)
      case 'asked':
        return this.thenAsked(content)
    }
    compareZone(name, tidy(content), this.opening.zone(name, QUESTIONS), this.match.state)
  }

  /** `refuse shoot E1: UD-20`: the move is rejected because of this rule. */
  refuse(text: string): void {
    const cut = text.lastIndexOf(':')
    if (cut < 0) throw new InputError(`found "${text}", expected a move, a colon and the rule that forbids it`)
    const why = text.slice(cut + 1).trim()
    const written = text.slice(0, cut).trim()
    if (why !== '-') this.knownRule(why)
    const { seat, move } = this.moveOf(written)
    const refusal = refusalOf(this.game, this.match.state, seat, move)
    if (!refusal) throw new Difference(`"${written}" is legal, expected ${why} to reject it`)
    compareText('rejected by', why, refusal.rule ?? '-')
  }

  /** `event scratched at=0 rule=UD-34`: the last block emitted this event, with at least these fields. */
  event(text: string, happened: readonly AnyEvent[]): void {
    const wanted = this.readEvent(text)
    if (happened.some(wanted.fits)) return
    const same = happened.filter(({ event }) => event === wanted.name)
    throw new Difference(`no event ${tidy(text)}; found ${listed(same.length ? same : happened)}`)
  }

  /** `no event scratched at=0`: the last block emitted no such event. */
  noEvent(text: string, happened: readonly AnyEvent[]): void {
    const found = happened.filter(this.readEvent(text).fits)
    if (found.length) throw new Difference(`expected no event ${tidy(text)}; found ${listed(found)}`)
  }

  /**
   * `events shot; displaced; turned`: the last block emitted these events in this order, possibly with others between.
   */
  events(text: string, happened: readonly AnyEvent[]): void {
    const wanted = listOf(text, /[;\n]/).map(part => ({ part, ...this.readEvent(part) }))
    if (wanted.length === 0) throw new InputError('found no event, expected names of events with ";" between them')
    let from = 0
    for (const { part, fits } of wanted) {
      const at = happened.findIndex((event, i) => i >= from && fits(event))
      if (at < 0) {
        const after = from === 0 ? '' : ` after ${happened[from - 1].event}`
        throw new Difference(
          `no event ${part}${after}; found ${happened.map(({ event }) => event).join('; ') || 'none'}`,
        )
      }
      from = at + 1
    }
  }

  /** Reads `anna: lay 7H`. Without a seat, the first asked seat is meant. */
  moveOf(text: string): { seat: Seat; move: AnyMove } {
    const named = /^([A-Za-z0-9-]+):\s+(.*)$/.exec(text)
    const seat = named ? this.seat(named[1]) : null
    return { move: this.readMove(named ? named[2] : text), seat: seat ?? this.askedSeat() }
  }

  seat(word: string): Seat {
    return knownWord(word, [...this.seats, CLOCK], 'a seat')
  }

  askedSeat(): Seat {
    const decision = this.game.pending(this.match.state).find(({ kind }) => kind === 'must')
    if (decision) return decision.seat
    const { outcome } = this.match.state
    throw new InputError(
      outcome ? `no decision is open: the game is over (${outcome.id})` : 'no decision is open in this position',
    )
  }

  offered(seat: Seat): string[] {
    return this.game.moves(this.match.state, seat).map((move: AnyMove) => this.game.notation.writeMove(move))
  }

  private askedSeatOrNone(): Seat {
    return this.match.over ? '' : this.askedSeat()
  }

  private readMove(text: string): AnyMove {
    return this.game.notation.readMove(text, this.opening.options)
  }

  /** `moves` lists exactly the legal moves, `offers` some of them, `lacks` moves that are not legal. */
  private thenMoves(word: 'moves' | 'offers' | 'lacks', seat: Seat, content: string): void {
    const parts = content === '-' ? [] : listOf(content, /[;\n]/)
    if (parts.length === 0 && (word !== 'moves' || content !== '-'))
      throw new InputError(`found no move after "${word}:", expected moves with ";" between them`)
    const written = parts.map(part => this.game.notation.writeMove(this.readMove(part)))
    compareMoves(word, written, this.offered(seat))
  }

  private thenWinners(content: string): void {
    const wanted = content === '-' ? [] : listOf(content, /[\s,]+/).map(word => knownWord(word, this.seats, 'a seat'))
    const { outcome } = this.match.state
    if (!outcome) throw new Difference('winners: the game is not over')
    compareText('winners', [...wanted].sort().join(' ') || '-', [...outcome.winners].sort().join(' ') || '-')
  }

  /** Reads `scores: p1 24, p2 10`. Other seats are not compared. */
  private thenScores(content: string): void {
    const { scores } = this.game.notation
    if (!scores) throw new InputError(`${this.game.title} has no scores`)
    const found = scores(this.match.state)
    const wanted = listOf(content, ',').map(part => {
      const [seat, points, ...more] = part.split(/\s+/)
      knownWord(seat, Object.keys(found), 'a seat')
      if (!/^-?\d+$/.test(points ?? '') || more.length)
        throw new InputError(`found "${part}", expected a seat and its points: p1 24, p2 10`)
      return [seat, points] as const
    })
    if (wanted.length === 0) throw new InputError('found no scores, expected seats and points: p1 24, p2 10')
    compareText(
      'scores',
      wanted.map(([seat, points]) => `${seat} ${Number(points)}`).join(', '),
      wanted.map(([seat]) => `${seat} ${found[seat]}`).join(', '),
    )
  }

  private thenAsked(content: string): void {
    const wanted = content === '-' ? [] : listOf(content, ',')
    if (content === '') throw new InputError('found nothing after "asked:", expected a seat and a decision, or -')
    const current = wanted.map(part => {
      const [seat, name, ...more] = part.split(/\s+/)
      this.seat(seat)
      const decision = knownWord(currentStep(this.game, name), this.game.decisions, 'a decision')
      if (more.length) throw new InputError(`found "${part}", expected a seat and a decision`)
      return `${seat} ${decision}`
    })
    const must = this.game.pending(this.match.state).filter(({ kind }) => kind === 'must')
    compareText(
      'asked',
      current.join(', ') || '-',
      must.map(({ seat, decision }) => `${seat} ${decision}`).join(', ') || '-',
    )
  }

  private knownRule(id: string): void {
    if (this.rules.length) knownWord(id, this.rules, 'a rule of this game')
  }

  private readEvent(text: string): { name: string; fits: (event: AnyEvent) => boolean } {
    const [word, ...parts] = listOf(text, /\s+/)
    const { events } = this.game.notation.vocabulary
    const name = knownWord(word, Object.keys(events), 'an event')
    const fields = parts.map(part => splitAt(part, '=', 'a field as name=value'))
    for (const [field, value] of fields) {
      knownWord(field, [...events[name], 'rule', 'rings'], `a field of the event ${name}`)
      if (field === 'rule') this.knownRule(value)
      if (field === 'seat' && value !== 'null') this.seat(value)
    }
    const fits = (event: AnyEvent): boolean =>
      event.event === name &&
      fields.every(([field, value]) => String((event as unknown as Record<string, unknown>)[field]) === value)
    return { name, fits }
  }
}

function listed(events: readonly AnyEvent[]): string {
  return events.map(event => JSON.stringify(event)).join(' ') || 'none'
}
