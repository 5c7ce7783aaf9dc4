import type { View } from '@holdout/zombie-town/table'
import { happened, type News, nameOfPiece } from './data.ts'
import { middleOf, raysTo } from './town.ts'

const text = {
  jam: 'Jam',
  hit: 'hit',
  miss: 'miss',
  tie: 'tie',
  loses: (name: string): string => `${name} loses`,
}

/** Lines over the ground: the planned path, a drafted zombie step, and the lines that fireworks block. */
export function Lines({
  view,
  path,
  step,
}: {
  readonly view: View
  readonly path: readonly string[]
  readonly step: readonly string[]
}) {
  const burning = view.buildings.filter(({ fireworks }) => fireworks.length > 0)
  return (
    <svg className="zt-lines" viewBox="0 0 14 14" preserveAspectRatio="none" aria-hidden="true">
      <g className="zt-rays">
        {burning.flatMap(({ at }) =>
          raysTo(at).map(([x1, y1, x2, y2]) => (
            <line key={`${at} ${x1} ${y1} ${x2} ${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} />
          )),
        )}
      </g>
      {path.length > 1 && <path className="zt-way" d={lineOf(path)} />}
      {step.length > 1 && <path className="zt-way" d={lineOf(step)} />}
    </svg>
  )
}

function lineOf(places: readonly string[]): string {
  return `M${places
    .map(middleOf)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`
}

interface Shot {
  readonly at: string
  readonly cards: readonly (readonly [string, string])[]
  readonly word: string
}

/** Combat cards that were just turned, drawn over the place of the shot. */
export function Shots({ view, news }: { readonly view: View; readonly news: News }) {
  const shots = shotsOf(view, news)
  const killed = [...happened(news, 'zombie-killed'), ...happened(news, 'trap-killed')]
  return (
    <>
      {killed.map(({ at }, i) => (
        <span key={`kill ${at} ${i}`} className="zt-burst" style={overOf(at)} aria-hidden="true">
          ✕
        </span>
      ))}
      {shots.map(({ at, cards, word }, i) => (
        <span key={`shot ${at} ${i}`} className="zt-shot is-new" style={overOf(at)} aria-hidden="true">
          {cards.map(([who, code], j) => (
            <span key={`${who}${j}`}>
              {who && <small>{nameOfPiece(who)}</small>}
              <b>{code === 'J' ? text.jam : code}</b>
            </span>
          ))}
          <em>{word}</em>
        </span>
      ))}
    </>
  )
}

function overOf(at: string): React.CSSProperties {
  const { x, y } = middleOf(at)
  return { '--at-x': x, '--at-y': y } as React.CSSProperties
}

/** Only the last shot at each place; the log has the others. */
function shotsOf(view: View, news: News): readonly Shot[] {
  const shots = new Map<string, Shot>()
  for (const { event } of news) {
    if (event.event === 'shot') {
      const cards = event.cards.split(' ').map(code => ['', code] as const)
      shots.set(event.at, { at: event.at, cards, word: event.hit ? text.hit : text.miss })
    } else if (event.event === 'fired-on-unarmed') {
      const at = whereIs(view, event.by)
      const cards = event.cards.split(' ').map(code => ['', code] as const)
      if (at) shots.set(at, { at, cards, word: event.hit ? text.hit : text.miss })
    } else if (event.event === 'clashed') {
      const at = whereIs(view, event.attacker) ?? whereIs(view, event.target)
      const cards = [
        ...event.attackerCards.split(' ').map(code => [event.attacker, code] as const),
        ...event.targetCards.split(' ').map(code => [event.target, code] as const),
      ]
      if (at)
        shots.set(at, {
          at,
          cards,
          word: event.loser === null ? text.tie : text.loses(nameOfPiece(event.loser)),
        })
    }
  }
  return [...shots.values()]
}

/** Where a pawn or a survivor is. */
function whereIs(view: View, name: string): string | null {
  const pawn = view.pawns.find(other => other.pawn === name || other.carried.some(({ id }) => id === name))
  if (pawn?.at) return pawn.at
  return view.buildings.find(({ survivors }) => survivors.some(({ id }) => id === name))?.at ?? null
}
