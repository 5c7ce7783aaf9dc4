import type { Scene } from '@holdout/host'
import type { Move, View } from '@holdout/zombie-town/table'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { TableSheet } from '../../table/table-sheet.tsx'
import { Actions } from './actions.tsx'
import { Answers } from './answers.tsx'
import { drawnAs, hintOf } from './choices.ts'
import { many, type News, titleOf } from './data.ts'
import { Gear } from './gear.tsx'
import { Hand } from './hand.tsx'
import { iconOf } from './icons.ts'
import type { Desk } from './use-desk.ts'

/** What one holds and may do: beside the map where there is room, under it on a phone. */
export function Dock({
  scene,
  desk,
  news,
  names,
}: {
  readonly scene: Scene<View, Move>
  readonly desk: Desk
  readonly news: News
  readonly names: Names
}) {
  const { view, options, step } = desk
  const acting = step === 'main' && options.some(({ move }) => drawnAs(move, step) === 'actions')
  const asksElsewhere = options.length > 0 && !options.some(({ move }) => drawnAs(move, step) === 'hand')
  return (
    <div className="zt-dock" data-acting={acting} data-handless={asksElsewhere && !acting}>
      <Answers desk={desk} names={names} />
      <Gear desk={desk} names={names} />
      {acting && (
        <>
          <section className="zt-panel zt-dock__actions" aria-label="Actions">
            <h2>Or spend an action</h2>
            <Actions scene={scene} desk={desk} />
          </section>
          <ActionsButton scene={scene} desk={desk} />
        </>
      )}
      <Hand desk={desk} news={news} />
      <Piles view={view} />
    </div>
  )
}

/** Opens the actions where there is no room for them. It goes with the question, and the sheet with it. */
function ActionsButton({ scene, desk }: { readonly scene: Scene<View, Move>; readonly desk: Desk }) {
  const [isOpen, open] = useState(false)
  const { actions } = desk.view
  const inSheet = desk.options.filter(({ move }) => drawnAs(move, desk.step) === 'actions')
  return (
    <>
      <button
        type="button"
        className={`button button--open zt-dock__open ${hintOf(desk, inSheet)}`}
        onClick={() => open(true)}
      >
        <span className="zt-pips" aria-hidden="true">
          {Array.from({ length: Math.max(3, actions) }, (_, i) => (
            <i key={i} className={i < actions ? '' : 'is-used'} />
          ))}
        </span>
        Actions
        <span className="visually-hidden">, {actions} left</span>
      </button>
      {isOpen && (
        <TableSheet title={`Actions: ${actions} left`} close={() => open(false)}>
          <Actions scene={scene} desk={desk} done={() => open(false)} />
        </TableSheet>
      )}
    </>
  )
}

/** The open discard pile and the combat deck. */
function Piles({ view }: { readonly view: View }) {
  const [isOpen, open] = useState(false)
  const top = view.discard.at(-1)
  return (
    <div className="zt-piles">
      <button type="button" className="zt-pile" onClick={() => open(true)}>
        <i className="zt-pile__face" aria-hidden="true">
          {top && <Icon of={iconOf(top)} />}
        </i>
        <span>
          <b>Discard {view.discard.length}</b>
          {top ? `top: ${titleOf(top)}` : 'empty'}
        </span>
      </button>
      <p className="zt-pile">
        <i className="zt-pile__back" aria-hidden="true" />
        <span>
          <b>Combat {view.combatDeck}</b>
          {view.combatUsed.length} turned
        </span>
      </p>
      {isOpen && (
        <TableSheet title={`Discard pile: ${many(view.discard.length, 'card')}`} close={() => open(false)}>
          <ul className="zt-list">
            {[...new Set(view.discard)].map(id => (
              <li key={id}>
                {view.discard.filter(other => other === id).length} × {titleOf(id)}
              </li>
            ))}
            {view.discard.length === 0 && <li>Nothing has been discarded yet.</li>}
          </ul>
        </TableSheet>
      )}
    </div>
  )
}
