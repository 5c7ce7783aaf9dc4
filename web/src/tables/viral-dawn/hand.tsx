import lock from 'icon:padlock'
import { type Code, type Kind, titleOfCard } from '@holdout/viral-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { Actions } from './actions.tsx'
import { winsByLaying } from './advice.ts'
import { useDrawn } from './drawn.ts'
import { faceOf } from './faces.ts'
import { Fuse } from './fuse.tsx'
import { layingAdds } from './laying.ts'
import { classOf } from './layout.tsx'
import { CardPrint, suitOf } from './playing-card.tsx'

/** One's own cards in the order received, and what to do with the one that was picked up. */
export function Hand({ drafted }: { readonly drafted: boolean }) {
  const { view, review, offers } = useDrawn()
  const { hand, question } = view
  const isAnswer = offers.row.some(({ does }) => does === 'no-queen' || does === 'no-joker')
  const help = offers.row.length > 0 ? HELP[question?.asked ?? ''] : undefined
  return (
    <div className="vd-hand">
      {!review && <Fuse />}
      <p className="vd-hand__title">
        <b>Your hand</b> {hand.length === 1 ? '1 card' : `${hand.length} cards`}
      </p>
      <ul className="vd-hand__cards" aria-label="Your hand">
        {hand.map((code, i) => (
          <HandCard key={code} code={code} number={i + 1} />
        ))}
        {hand.length === 0 && <li className="vd-hand__none">Your hand is empty.</li>}
      </ul>
      {!review && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          className="vd-hand__acts"
          role="group"
          aria-label="What you may do"
          tabIndex={-1}
          data-answers={isAnswer && !drafted}
        >
          <Actions drafted={drafted} />
          {help && (
            <p className="vd-hand__help">
              {help[0]} <span>{help[1]}</span>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const HELP: Partial<Readonly<Record<string, readonly [string, string]>>> = {
  'queen-answer': ['Only a Queen answers a Jack or King. Silence counts as no; an answer cannot be undone.', 'VD-45'],
  'joker-announce': ['A Joker is announced now or kept for the next Ace. An answer is final.', 'VD-57'],
}

/** What a card is for, in two words. */
const USE: Readonly<Record<Kind, string>> = {
  number: '',
  jack: 'lose a turn',
  queen: 'answers',
  king: 'takes a card',
  ace: 'Apocalypse',
  joker: 'swaps places',
}

function HandCard({ code, number }: { readonly code: Code; readonly number: number }) {
  const { view, offers, review, help, origins, winner } = useDrawn()
  const { kind } = faceOf(code)
  const press = offers.hand(code)
  const isLocked = view.firstLap && (kind === 'jack' || kind === 'king' || kind === 'ace')
  const own = view.places.find(({ seat }) => seat === view.me)
  const wins = help && winner === null && own !== undefined && winsByLaying(own.laid, code, view.options)
  const adds = own ? layingAdds(own.laid, code, view.options) : null
  const note = (
    <span className="vd-card__note">
      {USE[kind] && (
        <span className="vd-card__use">
          {isLocked && <Icon of={lock} />}
          {isLocked ? 'locked' : USE[kind]}
        </span>
      )}
      {adds && (
        <span className="vd-card__adds">
          {USE[kind] && <i>or </i>}
          {adds}
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
          wins
        </span>
      )}
    </>
  )
  const laidAs = adds ? `, adds ${adds.replace(' mi', ' miles')} if you lay it` : ''
  const extra = `${isLocked ? ', attack locked in the first lap' : ''}${laidAs}${wins ? ', wins if you lay it' : ''}`
  return (
    <li>
      {review ? (
        <span className="vd-card" role="img" aria-label={titleOfCard(code)} {...look}>
          {print}
        </span>
      ) : (
        <button
          type="button"
          className={`vd-card ${classOf(press)}`}
          aria-label={`${press.say}${extra}`}
          aria-pressed={press.state === 'chosen'}
          aria-keyshortcuts={String(number)}
          data-state={press.state}
          {...press.pointer}
          onClick={press.press}
          {...look}
        >
          {print}
        </button>
      )}
    </li>
  )
}
