import magnifier from 'icon:magnifying-glass'
import { plain } from '@holdout/engine'
import type { Entrance } from '@holdout/until-dawn/table'
import { useEffect, useRef } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useRoom } from '../../table/room.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS } from './aims.ts'
import type { Aim, Choosing } from './choosing.ts'
import { text } from './text.ts'

const AIMED: readonly Aim[] = ['barricade', 'shoot', 'jasper']

/** The menu of an entrance: its actions, or the decision whether to use Jasper. */
export function SpotMenu({
  at,
  choosing,
  look,
}: {
  readonly at: Entrance
  readonly choosing: Choosing
  readonly look?: () => void
}) {
  const { choose, why, state } = useRoom()
  const menu = useRef<HTMLDivElement>(null)
  const jasper = choosing.asked === 'use-jasper'
  const { openSpot } = choosing
  useEffect(() => {
    if (jasper) return
    const place = menu.current?.parentElement?.querySelector<HTMLElement>('.ud-hit')
    menu.current?.querySelector<HTMLElement>('button')?.focus()
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Element && !event.target.closest('.ud-door__body')) openSpot(null)
    }
    addEventListener('pointerdown', outside)
    return () => {
      removeEventListener('pointerdown', outside)
      if (document.activeElement === document.body) place?.focus() // the focus was in the closed menu
    }
  }, [jasper, openSpot])
  const choices = jasper ? state.scene.choices.filter(({ move }) => move.move === 'use-jasper') : []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={menu}
      className={`ud-menu ${jasper ? 'ud-menu--jasper' : ''}`}
      role="group"
      aria-label={text.menu.label(at)}
    >
      {choices.map(({ move, say }) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className={`button button--open ${move === choosing.draft ? 'is-chosen' : ''}`}
          aria-label={plain(say, state.names)}
          {...movePointer(move)}
          onClick={() => choose(move)}
        >
          <Icon of={AIMS.jasper.icon} />
          {'use' in move && move.use ? text.jasper.use : text.jasper.keep}
        </button>
      ))}
      {!jasper &&
        AIMED.map(aim => {
          const target = choosing.find(aim, at)
          if (!target) return null
          const can = target.kind === 'can'
          return (
            <button
              key={aim}
              type="button"
              className={`button ${can ? 'button--open' : ''}`}
              aria-disabled={!can || undefined}
              {...(can ? movePointer(target.move) : {})}
              onClick={() => {
                openSpot(null)
                if (can) choose(target.move)
                else why(target.reason)
              }}
            >
              <Icon of={AIMS[aim].icon} />
              {AIMS[aim].verb}
            </button>
          )
        })}
      {look && (
        <button
          type="button"
          className="button"
          onClick={() => {
            openSpot(null)
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
