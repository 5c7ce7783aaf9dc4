import queenIcon from 'icon:queen-crown'
import type { Reason } from '@holdout/engine'
import { type Code, faceOf, helpFor, LACKS, type View } from '@holdout/viral-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { useSession } from '../../table/session.ts'
import { useDrawn } from './drawn.ts'
import { type Action, classOf, type Offers } from './offers.ts'
import { InlineCard } from './playing-card.tsx'
import { text } from './text.ts'

/** The actions of the picked card, and all choices that are not drawn on the board. */
export function Actions({ drafted }: { readonly drafted: boolean }) {
  const { offers, view } = useDrawn()
  const lacksJoker = lacksOf(view) === 'joker-announce'
  const { why } = useSession()
  const { actions, row } = offers
  const missing = MISSING[view.question?.asked ?? '']
  const lacks = missing && row.length === 1 && row[0].does === missing.no
  if (offers.taking !== null) return <Fate taking={offers.taking} drafted={drafted} />
  return (
    <>
      {actions.map(action => (
        <ActionButton key={`${action.does}/${action.label}`} action={action} />
      ))}
      {row.map(action => (
        <ActionButton
          key={action.button['aria-label']}
          action={lacksJoker ? { ...action, label: text.missing.joker } : action}
          main={!drafted && (lacksJoker || action.does === 'queen' || action.does === 'draw')}
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

/** What becomes of the chosen card of another player: to keep it is the main button. */
function Fate({ taking, drafted }: { readonly taking: Code; readonly drafted: boolean }) {
  const { offers } = useDrawn()
  const [keep, discard] = offers.fate(taking)
  return (
    <>
      {keep && !drafted && (
        <button {...keep.button} className={`button button--main ${keep.hinted ? 'is-hinted' : ''}`}>
          <span>
            {text.actions.take} <InlineCard code={taking} /> {text.actions.andKeep}
          </span>
        </button>
      )}
      {discard && (
        <button {...discard.button} className={`button button--open ${classOf(discard)}`}>
          {text.actions.discardIt}
        </button>
      )}
    </>
  )
}

/** The question that the viewer can only decline, because they lack the card; null if there is a choice. */
function lacksOf({ question, hand }: View): keyof typeof LACKS | null {
  const asked = question?.asked
  if (asked === 'joker-announce') return hand.some(code => faceOf(code).kind === 'joker') ? null : asked
  if (asked === 'queen-answer') return hand.some(code => faceOf(code).kind === 'queen') ? null : asked
  return null
}

/** What to know before an answer to another player; undefined for other decisions. */
export function answerHelp(view: View, { row }: Pick<Offers, 'row'>): Reason | undefined {
  const lacks = lacksOf(view)
  return row.length === 0 ? undefined : lacks ? LACKS[lacks] : helpFor(view.question?.asked)
}

/** A player who lacks the card sees the same buttons, and one more that says why. */
const MISSING: Partial<
  Readonly<Record<string, { readonly no: Action['does']; readonly words: string; readonly reason: Reason }>>
> = {
  'queen-answer': {
    no: 'no-queen',
    words: text.missing.queen,
    reason: LACKS['queen-answer'],
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
  const { label, state, does } = action
  const key = does === 'queen' && offers.row.filter(other => other.does === 'queen').length > 1 ? undefined : KEY[does]
  return (
    <button
      {...action.button}
      className={`button ${main ? 'button--main' : state === 'barred' ? '' : 'button--open'} ${state === 'chosen' || action.hinted ? classOf(action) : ''}`}
    >
      {does === 'queen' && <Icon of={queenIcon} />}
      {label}
      {action.card && <InlineCard code={action.card} />}
      {key && <kbd>{key}</kbd>}
    </button>
  )
}
