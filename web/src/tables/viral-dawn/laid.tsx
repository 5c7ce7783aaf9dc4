import { type Code, faceOf, ROAD, SUITS, type Suit, winsByLaying } from '@holdout/viral-dawn/table'
import { Card, CardMark, CardSlot } from '../../board/card.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useChoosing } from '../../table/choosing.ts'
import { FlyingCard } from './attack.tsx'
import { useDrawn } from './drawn.ts'
import { RESOURCE_ICON } from './icons.ts'
import { classOf } from './offers.ts'
import { footOf, InlineCard, printedOn, sayRole, suitOf } from './playing-card.tsx'
import { text } from './text.ts'

/** The laid cards of a place in one row: first the resources by suit, then the miles, then what is missing. */
export function LaidRow({ place, own }: { readonly place: number; readonly own: boolean }) {
  const { view, names, splits } = useDrawn()
  const { laid, seat } = view.places[place]
  const { roles, missing, miles } = splits[place]
  const isMiles = (code: Code): boolean => roles.get(code)?.as === 'miles'
  const order = (code: Code): number => (isMiles(code) ? 10 : 0) + SUITS.indexOf(faceOf(code).suit ?? 'clubs')
  const cards = laid.toSorted((a, b) => order(a) - order(b))
  const firstMile = cards.find(isMiles)
  const toGo = ROAD - miles
  return (
    <ul
      className="vd-row"
      aria-label={text.place.cards(names[seat])}
      data-many={cards.length > 6}
      data-keep-in-view={seat === view.me || undefined}
    >
      {cards.map(code => (
        <LaidCard key={code} code={code} place={place} own={own} gap={own && code === firstMile} />
      ))}
      {own && seat === view.me && <LaySlot toGo={toGo} missing={missing} />}
      <ComingCard place={place} />
    </ul>
  )
}

function LaidCard(props: {
  readonly code: Code
  readonly place: number
  readonly own: boolean
  readonly gap: boolean
}) {
  const { code, place, own, gap } = props
  const { view, splits, offers, narrow, origins, fresh, help } = useDrawn()
  const { draft } = useChoosing()
  const role = splits[place].roles.get(code)
  const { question, places, me } = view
  const isRival = places[place].seat !== me
  const press = narrow && isRival ? null : offers.laid(place, code)
  const threatened = question?.asked === 'queen-answer' && question.card === code && question.queens.length % 2 === 0
  const toGo = question?.asked === 'free-purge' && question.chosen.includes(code)
  const isNew = fresh.has(code)
  const mine = places.find(({ seat }) => seat === me)
  const wins = help && isRival && press !== null && offers.aiming && mine && winsByLaying(mine.laid, code, view.options)
  const said = `${sayRole(code, role)}${threatened ? text.place.targetLabel : ''}${toGo ? text.place.purgedLabel : ''}${isNew ? text.place.newLabel : ''}`
  const mark = threatened ? text.place.target : toGo ? text.place.purged : null
  const state = press ? classOf(press) : isTaken(draft, code) ? 'is-chosen' : ''
  return (
    <li data-gap={gap || undefined}>
      <Card
        printed={printedOn(code, footOf(code, role, own))}
        button={press?.button ?? null}
        label={press ? text.place.laidAs(press.button['aria-label'], said) : said}
        className={`vd-card ${state}`}
        data-suit={suitOf(code)}
        data-threatened={threatened}
        data-travel={`card:${code}`}
        data-at={`place-${place}`}
        data-from={origins.get(code)}
        data-path="arc"
        data-new={isNew}
      />
      {threatened && <FlyingCard over={{ seat: places[place].seat, card: code }} />}
      {mark && <CardMark tone="bad">{mark}</CardMark>}
      {wins && <CardMark tone="good">{text.hand.wins}</CardMark>}
    </li>
  )
}

/** Whether the move that waits for confirmation takes the card. */
function isTaken(draft: { readonly move: string } | null, code: Code): boolean {
  return draft !== null && (('take' in draft && draft.take === code) || ('card' in draft && draft.card === code))
}

/** Where the next card would lie: what the viewer still needs, and the place to put the picked card. */
function LaySlot({ toGo, missing }: { readonly toGo: number; readonly missing: readonly Suit[] }) {
  const { offers } = useDrawn()
  const { card, lay } = offers
  if (card !== null && lay)
    return (
      <li data-gap="true">
        <CardSlot button={lay.button} className={`vd-slot ${classOf(lay)}`}>
          <InlineCard code={card} />
          {text.place.layHere}
        </CardSlot>
      </li>
    )
  return (
    <>
      {missing.map(suit => (
        <li key={suit} className="vd-lacks">
          <CardSlot className="vd-slot">
            <Icon of={RESOURCE_ICON[suit]} />
            <span>{text.place.resource(suit)}</span>
          </CardSlot>
        </li>
      ))}
      {toGo > 0 && (
        <li data-gap={missing.length === 0 || undefined}>
          <CardSlot className="vd-slot">
            <b>{toGo}</b>
            {text.place.toGo(toGo)}
          </CardSlot>
        </li>
      )}
    </>
  )
}

/** An open slot for the card that the player here takes unless a Queen answers. */
function ComingCard({ place }: { readonly place: number }) {
  const { view } = useDrawn()
  const { question } = view
  if (question?.asked !== 'queen-answer' || !question.keep || question.card === null) return null
  if (question.by !== view.places[place].seat || question.queens.length % 2 === 1) return null
  return (
    <li>
      <CardSlot className="vd-slot vd-slot--thief">
        <InlineCard code={question.card} />
        {text.place.here}
      </CardSlot>
    </li>
  )
}
