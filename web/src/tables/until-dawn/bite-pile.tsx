import bandage from 'icon:bandage-roll'
import { BITE_LIMIT } from '@holdout/until-dawn/table'
import { plain } from '@holdout/words'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import { OddsMark } from '../../table/odds-mark.tsx'
import { useSession } from '../../table/session.ts'
import { movePointer } from '../../table/use-pointed.ts'
import type { Layout } from './layout.ts'
import { PIECE } from './pieces.ts'
import { PileSheet, useOpened } from './pile-sheet.tsx'
import { useRisk } from './risk.tsx'
import type { Stage } from './stage.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

/** The bite pile: backs and a count. The player can place a zombie in it while it has fewer than 5 cards. */
export function BitePile({
  stage,
  layout,
  picking,
}: {
  readonly stage: Stage
  readonly layout: Layout
  readonly picking: Picking
}) {
  const { state } = useSession()
  const { opened, open, close } = useOpened()
  const piece = PIECE.at('bite-pile')
  const target = picking.target('bite-pile')
  const can = target?.kind === 'can'
  const { bitePile: count } = stage
  const whose = stage.rebecca === null ? text.bite.rebecca : text.bite.john
  const room = text.bite.room(BITE_LIMIT - count)
  const shown = stage.open !== null || (stage.memory !== null && stage.options['memory-aid'])
  const stop = picking.find('advance')
  const risked = can ? target.move : stop?.kind === 'can' ? stop.move : null
  const risk = useRisk(stage)(risked)
  const name = <span className="ud-bite__name">{whose}</span>
  const note = risk ? (
    <span className="ud-bite__risk" data-none={risk.chance <= 0 || undefined}>
      {risk.chance <= 0 ? (
        text.bite.noRisk
      ) : (
        <OddsMark of={{ ...risk, of: text.bite.risk(stage.rebecca !== null) }} word />
      )}
    </span>
  ) : (
    <small>{room}</small>
  )
  const tagged = can && !layout.phone
  const face = (
    <>
      <span className={`ud-backs ${count === 0 ? 'is-empty' : ''}`}>
        {Array.from({ length: Math.min(3, count) }, (_, i) => (
          <i key={i} className="ud-back ud-back--bite" />
        ))}
        <b key={count}>{count}</b>
      </span>
      {/* 2 lines in every state, so that the pile stays where it is. */}
      {tagged && risk ? note : name}
      {!tagged && note}
    </>
  )
  const facts = text.bite.label(whose, count, room)
  if (!target && !shown)
    return (
      <div className="ud-bite" role="img" aria-label={facts} data-pile="bite" {...tells(whose, text.tells.bite)}>
        {face}
      </div>
    )
  return (
    <>
      <button
        {...picking.button(piece)}
        className={`ud-bite ud-bite--press ${can ? (target.chosen ? 'is-chosen' : picking.isHinted(piece) ? 'can is-hinted' : 'can') : ''}`}
        data-pile="bite"
        {...(can ? {} : tells(whose, text.tells.bite))}
        {...(can ? movePointer(target.move) : {})}
        aria-disabled={target?.kind === 'barred' || undefined}
        aria-label={
          can
            ? text.bite.place(plain(target.say, state.names), facts)
            : target
              ? text.bite.barred(facts)
              : text.bite.view(facts)
        }
        onClick={() => picking.pressPlace('bite-pile') || open()}
      >
        {face}
        {can && (
          <span className="ud-tag" title={text.bite.tag}>
            <Icon of={bandage} />
            <span>{text.bite.tag}</span>
          </span>
        )}
      </button>
      {opened && <PileSheet pile="bitePile" title={whose} stage={stage} close={close} />}
    </>
  )
}
