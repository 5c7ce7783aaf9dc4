import heart from 'icon:hearts'
import abilityStar from 'icon:star-formation'
import type { Move, View } from '@holdout/thirty-seconds/table'
import { abilityText, textOfCard, titleOf } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { useRoom } from '../../table/room.ts'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { AskRow, Targets } from './ask-row.tsx'
import { Hand } from './hand.tsx'
import { pictureOf } from './pictures.ts'
import { sayUse, usesOf } from './weapon-uses.ts'

/** What one has: meters, gear, hand, and everything else that may be done now as buttons. */
export function Kit({
  view,
  pick,
  choose,
  names,
  targets,
}: {
  readonly view: View
  readonly pick: Narrowing<Move>
  readonly choose: (move: Move) => void
  readonly names: Names
  readonly targets: readonly string[]
}) {
  return (
    <>
      <Targets view={view} pick={pick} targets={targets} />
      <AskRow pick={pick} choose={choose} names={names} view={view} />
      <div className="kit">
        <Meters view={view} />
        <section className="gear" aria-label="Gear">
          {view.slots.map((card, slot) => (
            <Slot key={slot} card={card} slot={slot} pick={pick} />
          ))}
        </section>
        <Hand view={view} pick={pick} />
      </div>
    </>
  )
}

function Meters({ view }: { view: View }) {
  const mine = view.who !== 'zombie'
  return (
    <div className="me">
      <Meter title="Energy" count={view.energy} mark={<i className="arrow" />} />
      {mine ? <Meter title="Health" count={view.health} mark={<Icon of={heart} />} className="hearts" /> : null}
      <Meter
        title={view.ability ? abilityText(view.ability).title : 'Tokens'}
        count={view.tokens}
        mark={
          <i className="ability-token">
            <Icon of={abilityStar} />
          </i>
        }
      />
    </div>
  )
}

function Meter({
  title,
  count,
  mark,
  className = '',
}: {
  title: string
  count: number
  mark: React.ReactNode
  className?: string
}) {
  return (
    <p className={`meter ${className}`}>
      <span>{title}</span>
      <span className="meter-marks" aria-hidden="true">
        {Array.from({ length: Math.min(count, 6) }, (_, i) => (
          <span key={i}>{mark}</span>
        ))}
      </span>
      <b>{count}</b>
    </p>
  )
}

function Slot({ card, slot, pick }: { card: string | null; slot: number; pick: Narrowing<Move> }) {
  const { state, why } = useRoom()
  const anchor = `slot:${slot}`
  if (card === null) return <div className="weapon weapon--empty">empty</div>
  const left = /\/(\d)/.exec(card)?.[1]
  const { title, text } = textOfCard(card)
  const body = (
    <>
      <span className="weapon-name">{title}</span>
      <Icon of={pictureOf(card)} />
      <span className="weapon-uses">
        {usesOf(card).map(use => (
          <small key={use.name}>{sayUse(use)}</small>
        ))}
      </span>
      {left && (
        <span className="turns-left">
          <b>{left}</b> left
        </span>
      )}
      {card.endsWith('!') && <span className="state-word">damaged</span>}
    </>
  )
  if (!pick.can(anchor) && !pick.isPicked(anchor)) {
    const barred = state.scene.barred.find(({ move }) => 'slot' in move && move.slot === slot)
    return barred ? (
      <button
        type="button"
        className="weapon weapon--wait"
        aria-label={`${titleOf(card)}: why not now?`}
        title={barred.reason.say}
        onClick={() => why(barred.reason)}
      >
        {body}
      </button>
    ) : (
      <div className="weapon weapon--wait" title={text}>
        {body}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={`weapon ${pick.mark(anchor)}`}
      aria-pressed={pick.isPicked(anchor)}
      aria-label={`${titleOf(card)}. ${text}`}
      title={text}
      onClick={() => pick.press(anchor)}
    >
      {body}
    </button>
  )
}
