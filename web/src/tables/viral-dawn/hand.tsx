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
import { Icon } from '../../parts/icon.tsx'
import { Actions, answerHelp } from './actions.tsx'
import { useDrawn } from './drawn.ts'
import { Fuse } from './fuse.tsx'
import { classOf } from './layout.tsx'
import { CardPrint, suitOf } from './playing-card.tsx'
import { text } from './text.ts'

/** The viewer's hand in the order received, and the actions of the picked card. */
export function Hand({ drafted }: { readonly drafted: boolean }) {
  const { view, review, offers } = useDrawn()
  const { hand } = view
  const isAnswer = offers.row.some(({ does }) => does === 'no-queen' || does === 'no-joker')
  const help = answerHelp(view, offers)
  return (
    <div className="vd-hand">
      {!review && <Fuse />}
      <p className="vd-hand__title">
        <b>{text.hand.title}</b> {text.hand.count(hand.length)}
      </p>
      <ul className="vd-hand__cards" aria-label={text.hand.title}>
        {hand.map((code, i) => (
          <HandCard key={code} code={code} number={i + 1} />
        ))}
        {hand.length === 0 && <li className="vd-hand__none">{text.hand.empty}</li>}
      </ul>
      {!review && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          className="vd-hand__acts"
          role="group"
          aria-label={text.hand.actions}
          tabIndex={-1}
          data-answers={isAnswer && !drafted}
        >
          <Actions drafted={drafted} />
          {help && (
            <p className="vd-hand__help">
              {help.text} <span>{help.rule}</span>
            </p>
          )}
        </div>
      )}
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
  const note = (
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
  )
  const look = {
    'data-suit': suitOf(code),
    'data-travel': `card:${code}`,
    'data-at': 'hand',
    'data-from': origins.get(code) === 'draw' ? 'draw' : undefined,
  }
  const print = (
    <>
      <CardPrint code={code} foot={note} />
      {wins && (
        <span className="vd-card__wins" aria-hidden="true">
          {text.hand.wins}
        </span>
      )}
    </>
  )
  const laidAs = adds ? text.hand.layLabel(additionLabel(adds)) : ''
  const extra = `${isLocked ? text.hand.lockedLabel : ''}${laidAs}${wins ? text.hand.winsLabel : ''}`
  return (
    <li>
      {review ? (
        <span className="vd-card" role="img" aria-label={titleOfCard(code)} {...look}>
          {print}
        </span>
      ) : (
        <button
          {...press.button}
          className={`vd-card ${classOf(press)}`}
          aria-label={`${press.button['aria-label']}${extra}`}
          aria-pressed={press.state === 'chosen'}
          aria-keyshortcuts={String(number)}
          onPointerEnter={() => point(code)}
          onPointerLeave={() => point(null)}
          onFocus={() => point(code)}
          onBlur={() => point(null)}
          data-state={press.state}
          {...look}
        >
          {print}
        </button>
      )}
    </li>
  )
}
