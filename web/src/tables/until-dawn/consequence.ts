import type { Preview } from '@holdout/table'
import {
  cardNamed,
  type Entrance,
  type Event,
  type Move,
  needsRebecca,
  REBECCA_TEXT,
  setWithDrawn,
  type View,
} from '@holdout/until-dawn/table'
import { bandTitle } from './card-titles.ts'
import { type Attack, attackIn } from './forecast.ts'
import { text } from './text.ts'

const { result } = text

/** The result of a move: what it does, then what the attack would do if you stopped right after it. */
export function consequence(preview: Preview, move: Move, view: View): string | null {
  const events = eventsOf(preview.log)
  if (events.length === 0 && preview.certain) return null
  if (move.move === 'advance') return result.stop(clauses(attackIn(events), view), view.time - view.zombieTime)
  const next = preview.next && attackIn(eventsOf(preview.next))
  const own = ownWords(move, events, view, next)
  if (own === null) return null
  // After the last action of the night the zombies come immediately.
  if (events.some(({ event }) => event === 'zombie-turn-began'))
    return result.zombiesCome(own, clauses(attackIn(events), view))
  if (next === null || move.move === 'jasper') return own
  return result.stopThen(own, clauses(next, view))
}

function eventsOf(told: Preview['log']): Event[] {
  return told.map(({ event }) => event as Event)
}

function ownWords(move: Move, events: readonly Event[], view: View, next: Attack | null): string | null {
  switch (move.move) {
    case 'barricade': {
      const there = result.planks(move.at, view.doors[move.at].barricades + 1)
      const holds = !next?.falls.some(({ at }) => at === move.at)
      return view.rebecca === move.at && holds ? `${there} ${REBECCA_TEXT.blue}` : there
    }
    case 'shoot': {
      const shot = events.find(event => event.event === 'shot')
      const runner = events.find(event => event.event === 'displaced')
      if (!shot) return null
      const gone = result.gone(bandTitle(shot.card))
      if (!runner) return gone
      return `${gone} ${result.runs(bandTitle(runner.card), runner.to, runner.attacking)}`
    }
    case 'jasper':
      return result.jasper(move.at)
    case 'treat':
      return result.treat(view.bitePile - 1)
    case 'pass':
      return result.pass
    case 'place':
      return placeWords(move.at, view)
    case 'use-jasper':
      return move.use ? result.useJasper : result.keepJasper
    default:
      return null
  }
}

/** Whether the card completes a set, and what Zombie Rebecca adds to it. */
function placeWords(at: Entrance | 'bite-pile', view: View): string | null {
  if (view.drawn === null) return null
  const { color, plus } = cardNamed(view.drawn)
  const guarded = at === view.jasper ? result.jasperCanCancel : result.plusDraws
  const next = plus ? guarded : ''
  if (at === 'bite-pile') return `${result.bitePile(view.bitePile + 1)}${plus ? result.plusDraws : ''}`
  if (color === null) return null
  const { set: kind, zombies } = setWithDrawn(view, at)
  const set =
    kind === 'all-colors'
      ? result.allColors(at, zombies)
      : kind === 'one-color'
        ? result.sameColor(zombies, bandTitle(view.drawn), at)
        : result.noSet(at)
  return `${set}${view.rebecca === at ? ` ${REBECCA_TEXT[color]}` : ''}${next}`
}

/** The known results of an attack as part of a sentence. */
function clauses({ falls, losses, runs, howls, overrun, isOn, isOver }: Attack, view: View): string {
  const lost = [...losses].filter(([at]) => !falls.some(fall => fall.at === at))
  const parts = [
    ...falls.map(({ at, by }) => `${result.falls(at)}${needsRebecca(view, at, by) ? result.becauseOfRebecca : ''}`),
    ...lost.map(([at, count]) => result.loses(at, count)),
    ...runs.map(({ cards, to }) =>
      cards.length === 1 ? result.movesOn(bandTitle(cards[0]), to) : result.manyMoveOn(cards.length, to),
    ),
    ...howls.map(({ at, draws }) => result.howl(at, draws)),
  ]
  if (overrun) return result.overrun
  if (parts.length > 0) return text.listed(parts)
  if (!isOver) return result.unknown
  return isOn ? result.allHold : result.noAttack
}
