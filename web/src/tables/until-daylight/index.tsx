import type { Seat } from '@holdout/engine'
import type { Scene } from '@holdout/host'
import { type Event, LAST_ROUND, type Move, roundsOf, type View } from '@holdout/until-daylight/table'
import { TableFrame } from '../../table/frame.tsx'
import type { EndWords, TableModule, TableProps } from '../../table/table-props.ts'
import { useNarrowing } from '../../table/use-narrowing.ts'
import { anchorsOf, DEEDS } from './anchors.ts'
import { Area } from './area.tsx'
import { Bag } from './bag.tsx'
import { CampSide } from './camp-side.tsx'
import { CardRow, cardTaken } from './card-row.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { Dice } from './dice.tsx'
import { Goals, GoalsButton } from './goals.tsx'
import { isPayment } from './line.tsx'
import { Search } from './search.tsx'
import { text } from './text.ts'
import './camp.css'
import './areas.css'
import './line.css'
import './bag.css'
import './low.css'
import './narrow.css'

/** Until Daylight: the camp with one large area, the other areas, the piles, and the viewer's bag. */
export function Table({ scene, news, names, hint, choose }: TableProps<View, Move, Event>) {
  const { view } = scene
  const pick = useNarrowing(scene, anchorsOf, choose, hint)
  const stage = view.attack?.area ?? view.receiver ?? view.you ?? view.players[0].seat
  const me = view.players.find(({ seat }) => seat === view.you)
  const offered = scene.choices.filter(({ move }) => cardTaken(move) !== null)
  const ordered = [...view.players].sort((a, b) => Number(b.seat === stage) - Number(a.seat === stage))
  return (
    <TableFrame
      className="t-until-daylight"
      night={<Rounds view={view} />}
      side={
        <>
          <CampSide view={view} names={names} />
          {me && <Goals player={me} />}
        </>
      }
      hand={
        <>
          {offered.length > 0 ? (
            <CardRow choices={offered} hint={hint} choose={choose} names={names} />
          ) : (
            <ChoiceRow pick={pick} choose={choose} names={names} drawn={drawnIn(scene)} />
          )}
          {me?.character && <Bag player={me} pick={pick} used={view.attack?.by === view.you ? view.attack.used : []} />}
          {me && <GoalsButton player={me} />}
        </>
      }
      {...(pick.picked.length > 0 ? { prompt: { note: nextPress(pick.next), cancel: pick.cancel } } : {})}
    >
      <div className="camp always-night">
        {(view.phase === 'search' || view.asked?.step === 'launch') && <Search view={view} pick={pick} names={names} />}
        {view.attack && <Dice attack={view.attack} names={names} />}
        <div className="camp__areas">
          {ordered.map(player => (
            <Area
              key={player.seat}
              player={player}
              place={view.players.indexOf(player)}
              view={view}
              names={names}
              pick={pick}
              stage={player.seat === stage}
              news={news}
            />
          ))}
        </div>
      </div>
    </TableFrame>
  )
}

/** What to press next. */
function nextPress(next: readonly string[]): string {
  const deeds = DEEDS.filter(({ anchor }) => next.some(other => other.startsWith(`${anchor}:`)))
  if (deeds.length === 0) return text.prompt.chooseBelow
  return text.prompt.chooseOn(deeds.map(({ label }) => label))
}

/** Events that only repeat the press. */
export const unsaid = [
  'search-began',
  'round-began',
  'combat-turn',
  'secondary-kept',
  'passed-next',
  'did-nothing',
  'ready',
] satisfies Event['event'][]

/** The rounds of the night. */
function Rounds({ view }: { view: View }) {
  return (
    <div className="night">
      <div className="rounds" role="img" aria-label={text.night.label(view.round, LAST_ROUND, view.cycle)}>
        {roundsOf(view.options).map(round => (
          <span key={round} className={round === view.round ? 'is-now' : round < view.round ? 'is-past' : ''}>
            {round}
          </span>
        ))}
      </div>
      <p className="night__phase">
        <b>{text.night.phases[view.phase]}</b>
        {view.phase === 'search' && !view.timed && text.night.noClock}
        {view.cycle > 0 && text.night.fight(view.cycle)}
      </p>
    </div>
  )
}

/** The pieces that the table draws. */
function drawnIn({ view, choices }: Scene<View, Move>): ReadonlySet<string> {
  const drawn = new Set([
    'pile:A',
    'pile:B',
    'bag:hands',
    ...view.players.flatMap(({ seat }) => DEEDS.map(({ anchor }) => `${anchor}:${seat}`)),
  ])
  if (view.attack) for (const { move } of choices) if (isPayment(move)) drawn.add(anchorsOf(move)[0])
  for (const { seat, bag } of view.players)
    for (const card of bag) drawn.add(seat === view.you ? `bag:${card}` : `theirs:${seat}/${card}`)
  return drawn
}

export function progress({ round, options }: View): number {
  const rounds = roundsOf(options)
  return rounds.filter(earlier => earlier < round).length / rounds.length
}

export function isHit(event: Event, seat: Seat): boolean {
  switch (event.event) {
    case 'stole':
    case 'refused':
      return event.from === seat
    case 'lured':
    case 'gave':
    case 'collateral':
    case 'passed-on':
      return event.to === seat
    case 'hurt':
    case 'died':
    case 'ambushed':
    case 'stuck':
      return event.who === seat
    case 'gong':
      return event.receiver === seat
    case 'barricade-broken':
    case 'survivor-killed':
      return event.at === seat
    default:
      return false
  }
}

export const endWords: EndWords = text.end

export const sounds: TableModule['sounds'] = {
  drew: 'draw',
  built: 'hammer',
  gong: 'gong',
  rolled: 'dice',
  fate: 'dice',
  felled: 'hit',
  hurt: 'bite',
  healed: 'place',
  'round-began': 'turn',
}
