import { type AnyMove, CLOCK, type Clock, canonical, type Decision, isMove, type Seat, sameFlat } from '@holdout/engine'
import { type CheckedPosition, FoundFault, type Property, told } from '../look.ts'
import { brief, notPlain } from '../plain.ts'

export const aSeatIsAsked: Property = {
  name: 'a seat that can move is asked until the match is over',
  oneIn: 1,
  blames: 'last-move',
  holds(look) {
    const pending = look.game.pending(look.state)
    if (look.state.outcome) return refuseQuestionsAfterTheEnd(look, pending)
    for (const decision of pending) refuseOddDecision(look, decision)
    if (pending.some((decision, i) => pending.findIndex(other => sameFlat(other, decision)) !== i))
      throw new FoundFault('no decision listed twice', brief(pending))
    if (!pending.some(({ kind }) => kind === 'must'))
      throw new FoundFault(
        'a seat that must decide, or an outcome',
        `pending is ${brief(pending)}, and there is no outcome`,
      )
    for (const { seat, decision, kind } of pending) {
      if (kind !== 'must' || look.ways.some(way => way.seat === seat && way.kind !== 'standing')) continue
      throw new FoundFault(`at least one legal move for ${seat}, who must decide ${decision}`, 'none')
    }
    checkClockCanAct(look, pending)
    checkUnaskedHaveNoMoves(look, pending)
  },
}

/** If only the clock is asked, a clock must run whose expiry move answers that decision. */
function checkClockCanAct(look: CheckedPosition, pending: readonly Decision[]): void {
  if (pending.some(({ kind, seat }) => kind === 'must' && seat !== CLOCK)) return
  const moves: AnyMove[] = look.game.moves(look.state, CLOCK)
  const clocks: readonly Clock[] = look.game.clocks(look.state)
  if (!clocks.some(({ running, expires }) => running && moves.some(move => sameFlat(move, expires))))
    throw new FoundFault(
      `a running clock that plays one of ${brief(moves)}, because only the clock is asked`,
      brief(clocks),
    )
}

function refuseQuestionsAfterTheEnd(look: CheckedPosition, pending: readonly Decision[]): void {
  if (pending.length) throw new FoundFault('no decision after the match is over', brief(pending))
  const { agenda } = look.state as { readonly agenda?: readonly unknown[] }
  if (agenda?.length) throw new FoundFault('no step on the agenda after the match is over', brief(agenda))
  for (const seat of [...look.seats, CLOCK]) {
    const moves = listOf(look, seat)
    if (moves.length) throw new FoundFault('no move after the match is over', told({ seat, move: moves[0] }))
  }
  const stranger = look.state.outcome?.winners.find(seat => !look.seats.includes(seat))
  if (stranger !== undefined) throw new FoundFault(`winners among ${look.seats.join(', ')}`, brief(stranger))
}

function refuseOddDecision(look: CheckedPosition, decision: Decision): void {
  const { seat, kind, rule } = decision
  if (seat !== CLOCK && !look.seats.includes(seat))
    throw new FoundFault(`decisions of ${look.seats.join(', ')} or ${CLOCK}`, brief(decision))
  if (kind !== 'must' && kind !== 'may' && kind !== 'standing')
    throw new FoundFault('a decision of the kind must, may or standing', brief(decision))
  if (!look.run.ruleIds.has(rule)) throw new FoundFault('a decision with a rule of the rulebook', brief(decision))
}

function checkUnaskedHaveNoMoves(look: CheckedPosition, pending: readonly Decision[]): void {
  const { game, state } = look
  for (const seat of [...look.seats, CLOCK]) {
    const own = pending.filter(decision => decision.seat === seat)
    if (own.every(({ kind }) => kind === 'standing') && game.moves(state, seat).length)
      throw new FoundFault(`no moves for ${seat}, which is not asked`, brief(game.moves(state, seat)))
    if (own.every(({ kind }) => kind !== 'standing') && game.standing(state, seat).length)
      throw new FoundFault(
        `no standing moves for ${seat}, who has no standing decision`,
        brief(game.standing(state, seat)),
      )
  }
}

export const movesAreFlat: Property = {
  name: 'moves are flat records, each listed once, and can be written down',
  oneIn: 8,
  blames: 'position',
  holds(look) {
    const { game } = look
    for (const way of look.ways) {
      const { move } = way
      if (!isMove(move) || notPlain(move) || !sameFlat(move, JSON.parse(JSON.stringify(move))))
        throw new FoundFault('a move that is a flat record and survives JSON', told(way), way)
    }
    refuseTwice(
      look.ways.map(({ seat, move }) => `${seat} ${canonical(move)}`),
      'no move listed twice',
    )
    for (const way of look.ways) {
      const text = game.notation.writeMove(way.move)
      const back = game.notation.readMove(text)
      if (!sameFlat(way.move, back))
        throw new FoundFault(`the notation to read "${text}" as ${JSON.stringify(way.move)}`, JSON.stringify(back), way)
    }
  },
}

export const listsAreAdded: Property = {
  name: 'moves and standing add to the list they are given',
  oneIn: 16,
  blames: 'position',
  holds(look) {
    const { game, state } = look
    for (const seat of [...look.seats, CLOCK]) {
      for (const name of ['moves', 'standing'] as const) {
        const fresh = game[name](state, seat)
        const mark: AnyMove = { move: 'already-there' }
        const list = [mark]
        const returned = game[name](state, seat, list)
        const fits = returned === list && canonical(list) === canonical([mark, ...fresh])
        if (!fits) throw new FoundFault(`${name}(s, "${seat}", list) to add to the list and return it`, brief(returned))
      }
    }
  },
}

export const clockMovesAreLegal: Property = {
  name: 'a running clock plays a legal move when it runs out',
  oneIn: 8,
  blames: 'position',
  holds(look) {
    const clocks = look.game.clocks(look.state)
    refuseTwice(
      clocks.map(({ id }) => id),
      'no clock declared twice',
    )
    for (const clock of clocks) {
      if (!(clock.ms > 0 && Number.isFinite(clock.ms))) throw new FoundFault('a clock with time on it', brief(clock))
      const stranger = clock.seats.find(seat => !look.seats.includes(seat))
      if (stranger !== undefined)
        throw new FoundFault(`a clock of ${look.seats.join(', ')}`, `${clock.id} of ${brief(stranger)}`)
      if (!clock.running) continue
      look.run.coverage.note('a clock runs')
      if (!look.ways.some(({ seat, move }) => seat === CLOCK && sameFlat(move, clock.expires)))
        throw new FoundFault(`${brief(clock.expires)} among the moves of ${CLOCK}`, brief(listOf(look, CLOCK)))
    }
  },
}

function listOf(look: CheckedPosition, seat: Seat): AnyMove[] {
  return [...look.game.moves(look.state, seat), ...look.game.standing(look.state, seat)]
}

function refuseTwice(texts: readonly string[], expected: string): void {
  if (new Set(texts).size === texts.length) return
  const twice = texts.find((text, i) => texts.indexOf(text) !== i)
  throw new FoundFault(expected, `twice: ${twice}`)
}
