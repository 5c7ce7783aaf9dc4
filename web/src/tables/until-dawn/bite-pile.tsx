import bandage from 'icon:bandage-roll'
import { plain } from '@holdout/engine'
import { BITE_LIMIT, oddsOf } from '@holdout/until-dawn/table'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../parts/icon.tsx'
import { OddsMark } from '../../table/odds-mark.tsx'
import { useRoom } from '../../table/room.ts'
import { movePointer } from '../../table/use-pointed.ts'
import type { Layout } from './layout.ts'
import { PIECE } from './pieces.ts'
import { PileSheet, useOpened } from './pile-sheet.tsx'
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
  const { state } = useRoom()
  const { counts } = useStore(settings)
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
  const risk = counts && risked ? oddsOf(stage, risked) : null
  const face = (
    <>
      <span className={`ud-backs ${count === 0 ? 'is-empty' : ''}`}>
        {Array.from({ length: Math.min(3, count) }, (_, i) => (
          <i key={i} className="ud-back ud-back--bite" />
        ))}
        <b key={count}>{count}</b>
      </span>
      <span className="ud-bite__name">{whose}</span>
      {!layout.phone && !can && <small>{room}</small>}
      {risk && (layout.phone || !can) && (
        <span className="ud-bite__risk">
          <OddsMark of={risk} /> {text.bite.risk(stage.rebecca !== null)}
        </span>
      )}
    </>
  )
  const facts = text.bite.label(whose, count, room)
  if (!target && !shown)
    return (
      <div className="ud-bite" role="img" aria-label={facts} data-pile="bite">
        {face}
      </div>
    )
  return (
    <>
      <button
        {...picking.button(piece)}
        className={`ud-bite ud-bite--press ${can ? (target.chosen ? 'is-chosen' : picking.isHinted(piece) ? 'can is-hinted' : 'can') : ''}`}
        data-pile="bite"
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
            <span>{text.bite.tag}</span> <OddsMark of={oddsOf(stage, target.move)} />
          </span>
        )}
      </button>
      {opened && <PileSheet pile="bitePile" title={whose} stage={stage} close={close} />}
    </>
  )
}
