import type { Scene } from '@holdout/table'
import type { Move, View } from '@holdout/zombie-town/table'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { useSession } from '../../table/session.ts'
import { TableSheet } from '../../table/table-sheet.tsx'
import { Actions } from './actions.tsx'
import { Answers } from './answers.tsx'
import { type News, titleOf } from './data.ts'
import { Gear } from './gear.tsx'
import { Hand } from './hand.tsx'
import { iconOf } from './icons.ts'
import { ACTS, PIECE, pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

/** The player's hand, gear and actions: next to the map where there is room, below it on a phone. */
export function Dock({
  scene,
  pick,
  news,
  names,
}: {
  readonly scene: Scene<View, Move>
  readonly pick: Picking
  readonly news: News
  readonly names: Names
}) {
  const { mode } = useSession()
  const { view, options } = pick
  const kinds = new Set(options.map(({ move }) => readPiece(pathsOf(move, view)[0][0]).kind))
  const acting = kinds.has('act')
  const asksElsewhere = options.length > 0 && !kinds.has('card')
  return (
    <div
      className="zt-dock"
      tabIndex={mode === 'review' ? 0 : undefined}
      data-acting={acting}
      data-handless={asksElsewhere && !acting}
      data-answering={pick.left.length > 0}
    >
      <Answers scene={scene} pick={pick} names={names} />
      <Gear pick={pick} names={names} />
      {acting && (
        <>
          <section className="zt-panel zt-dock__actions" aria-label={text.actions.label}>
            <h2>{text.actions.heading}</h2>
            <Actions scene={scene} pick={pick} />
          </section>
          <ActionsButton scene={scene} pick={pick} />
        </>
      )}
      <Hand scene={scene} pick={pick} news={news} />
      <Piles pick={pick} />
    </div>
  )
}

/** Opens the actions in a sheet where there is no room for them; if the only one is to end, it is here itself. */
function ActionsButton({ scene, pick }: { readonly scene: Scene<View, Move>; readonly pick: Picking }) {
  const [isOpen, open] = useState(false)
  const { actions } = pick.view
  const isHinted = [...ACTS, 'end-actions' as const].some(act => pick.selection.isHinted(PIECE.act(act)))
  if (pick.options.every(({ move }) => move.move === 'end-actions'))
    return (
      <button
        {...pick.button(PIECE.act('end-actions'))}
        className={`button button--open zt-dock__open ${isHinted ? 'is-hinted' : ''}`}
      >
        {text.actions['end-actions']}
      </button>
    )
  return (
    <>
      <button
        type="button"
        className={`button button--open zt-dock__open ${isHinted ? 'is-hinted' : ''}`}
        onClick={() => open(true)}
      >
        <span className="zt-pips" aria-hidden="true">
          {Array.from({ length: Math.max(3, actions) }, (_, i) => (
            <i key={i} className={i < actions ? '' : 'is-used'} />
          ))}
        </span>
        {text.actions.button}
        <span className="visually-hidden">{text.actions.left(actions)}</span>
      </button>
      {isOpen && (
        <TableSheet title={text.actions.title(actions)} close={() => open(false)}>
          <Actions scene={scene} pick={pick} done={() => open(false)} />
        </TableSheet>
      )}
    </>
  )
}

/** The open discard pile and the combat deck. */
function Piles({ pick }: { readonly pick: Picking }) {
  const [isOpen, open] = useState(false)
  const { view, selection } = pick
  // An empty gun goes to the discard pile; otherwise the pile opens.
  const takes = selection.picked.length > 0 && selection.can(PIECE.discard)
  const button = pick.button(PIECE.discard)
  const top = view.discard.at(-1)
  return (
    <div className="zt-piles">
      <button
        {...(takes ? button : { type: 'button' })}
        className={`zt-pile ${takes ? 'can' : ''}`}
        onClick={() => (takes ? button.onClick() : open(true))}
      >
        <i className="zt-pile__face" aria-hidden="true">
          {top && <Icon of={iconOf(top)} />}
        </i>
        <span>
          <b>{text.piles.discard(view.discard.length)}</b>
          {top ? text.piles.top(titleOf(top)) : text.piles.empty}
        </span>
      </button>
      <p className="zt-pile">
        <i className="zt-pile__back" aria-hidden="true" />
        <span>
          <b>{text.piles.combat(view.combatDeck)}</b>
          {text.piles.turned(view.combatUsed.length)}
        </span>
      </p>
      {isOpen && (
        <TableSheet title={text.piles.discardTitle(view.discard.length)} close={() => open(false)}>
          <ul className="zt-list">
            {[...new Set(view.discard)].map(id => (
              <li key={id}>{text.piles.row(view.discard.filter(other => other === id).length, titleOf(id))}</li>
            ))}
            {view.discard.length === 0 && <li>{text.piles.none}</li>}
          </ul>
        </TableSheet>
      )}
    </div>
  )
}
