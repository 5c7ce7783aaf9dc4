import queenIcon from 'icon:queen-crown'
import type { Reason } from '@holdout/engine'
import { Icon } from '../../parts/icon.tsx'
import { useRoom } from '../../table/room.ts'
import { useDrawn } from './drawn.ts'
import { classOf } from './layout.tsx'
import type { Action } from './offers.ts'

/** What may be done with the card that was picked up, and every choice that lies nowhere on the board. */
export function Actions({ drafted }: { readonly drafted: boolean }) {
  const { offers, view } = useDrawn()
  const { why } = useRoom()
  const { actions, row } = offers
  const missing = MISSING[view.question?.asked ?? '']
  const lacks = missing && row.length === 1 && row[0].does === missing.no
  return (
    <>
      {actions.map(action => (
        <ActionButton key={`${action.does}/${action.label}`} action={action} />
      ))}
      {row.map(action => (
        <ActionButton
          key={action.say}
          action={action}
          main={!drafted && (action.does === 'queen' || action.does === 'draw')}
        />
      ))}
      {lacks && (
        <button type="button" className="button" aria-disabled="true" onClick={() => why(missing.reason)}>
          {missing.words}
        </button>
      )}
    </>
  )
}

/** Whoever lacks the card sees the same window, with a button that answers why. */
const MISSING: Partial<
  Readonly<Record<string, { readonly no: Action['does']; readonly words: string; readonly reason: Reason }>>
> = {
  'queen-answer': {
    no: 'no-queen',
    words: 'No Queen in hand',
    reason: {
      why: 'VD-45',
      say: 'Only a Queen from your hand can answer, and you hold none. Nobody else learns that.',
    },
  },
  'joker-announce': {
    no: 'no-joker',
    words: 'No Joker in hand',
    reason: { why: 'VD-57', say: 'You hold no Joker to announce. Nobody else learns that.' },
  },
}

const KEY: Partial<Readonly<Record<Action['does'], string>>> = {
  queen: 'Enter',
  'no-queen': 'N',
  'no-joker': 'N',
  'take-nothing': 'N',
  'keep-all': 'N',
}

function ActionButton({ action, main = false }: { readonly action: Action; readonly main?: boolean }) {
  const { offers } = useDrawn()
  const { label, say, press, state, does, pointer } = action
  const key = does === 'queen' && offers.row.filter(other => other.does === 'queen').length > 1 ? undefined : KEY[does]
  return (
    <button
      type="button"
      className={`button ${main ? 'button--main' : state === 'barred' ? '' : 'button--open'} ${state === 'chosen' || action.hinted ? classOf(action) : ''}`}
      aria-label={say}
      aria-disabled={state === 'barred'}
      {...pointer}
      onClick={press}
    >
      {does === 'queen' && <Icon of={queenIcon} />}
      {label}
      {key && <kbd>{key}</kbd>}
    </button>
  )
}
