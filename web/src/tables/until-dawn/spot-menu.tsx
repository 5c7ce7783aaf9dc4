import magnifier from 'icon:magnifying-glass'
import type { Entrance } from '@holdout/until-dawn/table'
import { useEffect, useRef } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useSession } from '../../table/session.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS } from './aims.ts'
import { JasperAnswers } from './jasper-answers.tsx'
import { AIMED, type Aim, PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

interface MenuProps {
  readonly at: Entrance
  readonly picking: Picking
}

/** The menu of an entrance: its actions, and its cards. */
export function SpotMenu({ at, picking, look }: MenuProps & { readonly look: (() => void) | null }) {
  const menu = useRef<HTMLDivElement>(null)
  const leave = useRef(picking.leave)
  leave.current = picking.leave
  useEffect(() => {
    const place = menu.current?.parentElement?.querySelector<HTMLElement>('.ud-hit')
    menu.current?.querySelector<HTMLElement>('button')?.focus()
    const outside = (event: PointerEvent): void => {
      // The actions below the board are for the entrance too.
      if (event.target instanceof Element && !event.target.closest('.ud-door__body, .ud-actions')) leave.current()
    }
    addEventListener('pointerdown', outside)
    return () => {
      removeEventListener('pointerdown', outside)
      if (document.activeElement === document.body) place?.focus() // the focus was in the closed menu
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={menu} className="ud-menu" role="group" aria-label={text.menu.label(at)}>
      {AIMED.map(aim => (
        <MenuAction key={aim} aim={aim} at={at} picking={picking} />
      ))}
      {look && (
        <button
          type="button"
          className="button"
          onClick={() => {
            picking.leave()
            look()
          }}
        >
          <Icon of={magnifier} />
          {text.menu.viewCards}
        </button>
      )}
    </div>
  )
}

function MenuAction({ aim, at, picking }: MenuProps & { aim: Aim }) {
  const { why } = useSession()
  const target = picking.find(aim, at)
  if (!target) return null
  const face = (
    <>
      <Icon of={AIMS[aim].icon} />
      {AIMS[aim].verb}
    </>
  )
  if (target.kind === 'barred')
    return (
      <button
        type="button"
        className="button"
        aria-disabled="true"
        onClick={() => {
          picking.leave()
          why(target.reason)
        }}
      >
        {face}
      </button>
    )
  const piece = PIECE.act(aim)
  return (
    <button
      {...picking.button(piece)}
      {...movePointer(target.move)}
      className={`button button--open ${picking.isHinted(piece) ? 'is-hinted' : ''}`}
    >
      {face}
    </button>
  )
}

/** The decision whether to use Jasper, at his entrance. */
export function JasperMenu({ at, picking }: MenuProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="ud-menu ud-menu--jasper" role="group" aria-label={text.menu.label(at)}>
      <JasperAnswers picking={picking} short />
    </div>
  )
}
