import type { Scene } from '@holdout/table'
import { ACTIONS, type Move, pawnsEach, type View } from '@holdout/zombie-town/table'
import { useState } from 'react'
import { Pile } from '../../board/pile.tsx'
import type { Names } from '../../parts/names.ts'
import { useSession } from '../../table/session.ts'
import { TableSheet } from '../../table/table-sheet.tsx'
import { Actions } from './actions.tsx'
import { Answers } from './answers.tsx'
import { laidCards, type News, titleOf } from './data.ts'
import { Drawing } from './drawing.tsx'
import { Gear } from './gear.tsx'
import { Hand } from './hand.tsx'
import { ACTS, PIECE, pathsOf, readPiece } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-turn.ts'

/** What the player has and can do: the gear beside the town, actions and hand below it. */
export function Dock({
  scene,
  pick,
  news,
  names,
  spends,
}: {
  readonly scene: Scene<View, Move>
  readonly pick: Picking
  readonly news: News
  readonly names: Names
  /** The actions that the chosen move will cost. */
  readonly spends: number
}) {
  const { mode } = useSession()
  const { view, options, me } = pick
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
      <div className="zt-kit-side">
        <Gear pick={pick} names={names} />
        <Piles pick={pick} />
      </div>
      {acting && (
        <>
          <div className="zt-acts">
            <Actions scene={scene} pick={pick} />
          </div>
          <ActionsButton scene={scene} pick={pick} />
        </>
      )}
      <Hand scene={scene} pick={pick} news={news} />
      {me?.alive && view.active === me.seat && <Budget pick={pick} spends={spends} />}
    </div>
  )
}

/** The actions left, one dot each: those about to be spent are hatched. In the zombie phase, the zombies moved. */
function Budget({ pick: { view, step }, spends }: { readonly pick: Picking; readonly spends: number }) {
  if (step === null || step === 'home' || step === 'keep') return null
  if (step === 'zombie-move') {
    const left = view.asked?.left ?? 0
    const moved = view.zombies.reduce((sum, zombies) => sum + zombies.moved, 0)
    return (
      <p className="zt-budget">
        <Drawing of="zombie" />
        <b>{text.gear.moved(moved, moved + left)}</b>
      </p>
    )
  }
  // Each barricade of an unfinished build takes an action.
  const actions = view.actions - laidCards(view).length
  const most = Math.max(view.actions, ACTIONS * pawnsEach(view.players.length))
  return (
    <p className="zt-budget" title={`${text.gear.actionsLeft(actions)}, ${walks(view)}`}>
      <Pips left={actions} most={most} spends={spends} />
      <span className="visually-hidden">
        {text.gear.actionsLeft(actions)}, {walks(view)}
      </span>
      {view.walks > 0 && <Drawing of="walk" />}
    </p>
  )
}

function walks({ walks: count }: View): string {
  return count > 0 ? text.gear.freeMoves(count) : text.gear.paidMoves
}

function Pips({ left, most, spends = 0 }: { readonly left: number; readonly most: number; readonly spends?: number }) {
  return (
    <span className="zt-pips" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <i key={i} className={i >= left ? 'is-used' : i >= left - spends ? 'is-next' : ''} />
      ))}
    </span>
  )
}

/** Opens the actions in a sheet where there is no room for them; if the only one is to end, it is here itself. */
function ActionsButton({ scene, pick }: { readonly scene: Scene<View, Move>; readonly pick: Picking }) {
  const [isOpen, open] = useState(false)
  const { actions } = pick.view
  const isHinted = [...ACTS, 'end-actions' as const].some(act => pick.selection.isHinted(PIECE.act(act)))
  const className = `button button--open zt-dock__open ${isHinted ? 'is-hinted' : ''}`
  if (pick.options.every(({ move }) => move.move === 'end-actions'))
    return (
      <button {...pick.selection.button(PIECE.act('end-actions'))} className={className}>
        {text.actions['end-actions']}
      </button>
    )
  return (
    <>
      <button type="button" className={className} onClick={() => open(true)}>
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
function Piles({ pick: { view, selection } }: { readonly pick: Picking }) {
  const [isOpen, open] = useState(false)
  // An empty gun goes to the discard pile; otherwise the pile opens.
  const takes = selection.picked.length > 0 && selection.can(PIECE.discard)
  const button = selection.button(PIECE.discard)
  const { discard, combatDeck } = view
  const top = discard.at(-1)
  return (
    <div className="zt-piles">
      <Pile
        word={text.piles.discard}
        count={discard.length}
        className={takes ? 'can' : ''}
        button={{
          ...(takes ? button : { type: 'button' }),
          'aria-label': text.piles.discardTitle(discard.length),
          onClick: () => (takes ? button.onClick() : open(true)),
        }}
      >
        <i className="zt-pile__face">{top && <Drawing of={top} />}</i>
      </Pile>
      <Pile word={text.piles.combat} count={combatDeck}>
        <i className="zt-pile__back" />
      </Pile>
      {isOpen && (
        <TableSheet title={text.piles.discardTitle(discard.length)} close={() => open(false)}>
          <ul className="zt-list">
            {[...new Set(discard)].map(id => (
              <li key={id}>{text.piles.row(discard.filter(other => other === id).length, titleOf(id))}</li>
            ))}
            {discard.length === 0 && <li>{text.piles.none}</li>}
          </ul>
        </TableSheet>
      )}
    </div>
  )
}
