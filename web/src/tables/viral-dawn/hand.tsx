import lock from 'icon:padlock'
import {
  additionLabel,
  additionNote,
  additionOf,
  type Code,
  faceOf,
  titleOfCard,
  winsByLaying,
} from '@holdout/viral-dawn/table'
import { Card, CardMark } from '../../board/card.tsx'
import { HandFan } from '../../board/hand.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useDrawn } from './drawn.ts'
import { classOf } from './offers.ts'
import { printedOn, suitOf } from './playing-card.tsx'
import { text } from './text.ts'

/** The viewer's hand in the order received. */
export function Hand() {
  const { hand } = useDrawn().view
  return (
    <div className="vd-hand">
      <HandFan label={text.hand.title} empty={text.hand.empty}>
        {hand.map((code, i) => ({ key: code, card: <HandCard code={code} number={i + 1} /> }))}
      </HandFan>
    </div>
  )
}

function HandCard({ code, number }: { readonly code: Code; readonly number: number }) {
  const { view, offers, review, help, origins, winner, narrow, point } = useDrawn()
  const { kind } = faceOf(code)
  const press = offers.hand(code)
  const isLocked = view.firstLap && (kind === 'jack' || kind === 'king' || kind === 'ace')
  const own = view.places.find(({ seat }) => seat === view.me)
  const wins = help && winner === null && own !== undefined && winsByLaying(own.laid, code, view.options)
  const adds = own && winner === null ? additionOf(own.laid, code, view.options) : null
  const use = (narrow && text.hand.shortUse[kind]) || text.hand.use[kind]
  const laidAs = adds ? text.hand.layLabel(additionLabel(adds)) : ''
  const extra = `${isLocked ? text.hand.lockedLabel : ''}${laidAs}${wins ? text.hand.winsLabel : ''}`
  return (
    <Card
      printed={printedOn(code)}
      button={
        review
          ? null
          : {
              ...press.button,
              'aria-pressed': press.state === 'chosen',
              'aria-keyshortcuts': String(number),
              onPointerEnter: () => point(code),
              onPointerLeave: () => point(null),
              onFocus: () => point(code),
              onBlur: () => point(null),
            }
      }
      label={review ? titleOfCard(code) : `${press.button['aria-label']}${extra}`}
      className={`vd-card ${review ? '' : classOf(press)}`}
      data-state={review ? undefined : press.state}
      data-suit={suitOf(code)}
      data-travel={`card:${code}`}
      data-at="hand"
      data-from={origins.get(code) === 'draw' ? 'draw' : undefined}
      data-ms="300"
    >
      <span className="vd-card__note">
        {use && (
          <span className="vd-card__use">
            {isLocked && <Icon of={lock} />}
            {isLocked && !(narrow && adds) ? text.hand.locked : use}
            {narrow && adds && text.hand.orShort}
          </span>
        )}
        {adds && (
          <span className="vd-card__adds">
            {use && <i>{text.hand.or}</i>}
            {additionNote(adds)}
          </span>
        )}
      </span>
      {wins && <CardMark tone="good">{text.hand.wins}</CardMark>}
    </Card>
  )
}
