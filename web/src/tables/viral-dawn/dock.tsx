import type { Question } from '@holdout/viral-dawn/table'
import { useActing } from '../../board/use-acting.ts'
import { type Acting, WhoActs } from '../../board/who-acts.tsx'
import { Actions, answerHelp } from './actions.tsx'
import { useDrawn } from './drawn.ts'
import { Fuse } from './fuse.tsx'
import { Hand } from './hand.tsx'
import { text } from './text.ts'

/** Below the road: who acts, the hand, and the actions of the picked card. */
export function Dock({ drafted, said }: { readonly drafted: boolean; readonly said: boolean }) {
  const { view, names, review, offers } = useDrawn()
  const acting = useActing()
  const now = acting && withAttack(acting, view.question, view.me)
  const isAnswer = offers.row.some(({ does }) => does === 'no-queen' || does === 'no-joker')
  const help = answerHelp(view, offers)
  return (
    <>
      {!review && <Fuse />}
      {!review && now && (
        <div className="vd-who" data-alone={!said && now.is !== 'mine' && !now.asks}>
          <WhoActs
            now={now}
            nameOf={seat => names[seat] ?? seat}
            seatOf={seat => view.players.findIndex(player => player.seat === seat)}
          />
        </div>
      )}
      {view.me !== null && <Hand />}
      {!review && view.me !== null && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          className="vd-hand__acts"
          role="group"
          aria-label={text.hand.actions}
          tabIndex={-1}
          data-answers={isAnswer && !drafted}
          data-hit={now?.is === 'acts' && now.hits === true}
        >
          <Actions drafted={drafted} />
          {help && isAnswer && (
            <p className="vd-hand__help">
              {help.text} <span>{help.rule}</span>
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** An attack that waits for a Queen: whose it is, and whether it hits the viewer or asks for their answer. */
function withAttack(acting: Acting, question: Question | null, me: string | null): Acting & { asks?: boolean } {
  if (question?.asked !== 'queen-answer') return acting
  const turned = question.queens.length % 2 === 1
  const [from, on] = turned ? [question.on, question.by] : [question.by, question.on]
  if (from === me) return acting
  return { is: 'acts', seat: from, hits: on === me, asks: acting.is === 'mine' }
}
