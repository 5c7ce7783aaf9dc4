import { type Phrase, type Seat, say } from '@holdout/engine'
import type { Cx, MoveOf } from '../cx.ts'
import { END_PHASE, type Moves } from '../moves.ts'
import { chosenCard } from '../say/parts.ts'
import type { Phase, State } from '../state.ts'

type Phases = 'survivor-acts' | 'zombie-acts'
type Kinds<D extends Phases> = {
  readonly [K in Exclude<Moves[D]['move'], 'end-phase'>]: MoveOf<K, D>
}

/** The kinds of action of an Action Phase. After each of them its player is asked again. */
export function actions<D extends Phases>(step: D, kinds: Kinds<D>): Kinds<D> {
  const again = { step } as { readonly step: Phases }
  const all = Object.entries<MoveOf<'walk', 'survivor-acts'>>(kinds as never).map(([name, kind]) => [
    name,
    {
      ...kind,
      take(s: State, move: never, cx: Cx, params: object, seat: Seat) {
        begun(s)
        cx.next(again)
        kind.take(s, move, cx, params, seat)
      },
    },
  ])
  return Object.fromEntries(all) as Kinds<D>
}

function begun(s: State): void {
  const phase = s.phase as Phase
  phase.acted = true
}

/** TS-32 A player may end their Action Phase at any time. */
export function endPhase(seat: Seat): MoveOf<'end-phase', Phases> {
  return {
    rule: 'TS-32',
    label: (_move, v) => say`End the Action Phase${v.energy > 0 ? ` (${v.energy}E is lost)` : ''}`,
    candidates: [END_PHASE],
    take(s, _move, cx) {
      begun(s)
      cx.emit?.({ event: 'phase-ended', rule: 'TS-32', seat })
    },
  }
}

type Trade = Extract<Moves[Phases], { readonly move: 'trade' }>

/** The button of a trade, which both sides have. */
export function tradeLabel(trade: Trade): Phrase {
  const deck = 'deck' in trade && trade.deck === 'zombie' ? 'Zombie' : 'Tactics'
  return say`Discard ${chosenCard(trade.card)} and ${chosenCard(trade.other)} to draw a ${deck} card`
}

/** Every pair of these labels, each once. */
export function pairsOf(labels: readonly string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let i = 0; i < labels.length; i++) {
    for (let j = i + 1; j < labels.length; j++) {
      const [a, b] = labels[i] < labels[j] ? [labels[i], labels[j]] : [labels[j], labels[i]]
      if (!pairs.some(([x, y]) => x === a && y === b)) pairs.push([a, b])
    }
  }
  return pairs
}
