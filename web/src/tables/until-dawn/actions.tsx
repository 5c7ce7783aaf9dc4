import bandage from 'icon:bandage-roll'
import hourglass from 'icon:hourglass'
import zombie from 'icon:shambling-zombie'
import { type Move, oddsOf, type View } from '@holdout/until-dawn/table'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../parts/icon.tsx'
import { OddsMark } from '../../table/odds-mark.tsx'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS, SHOTGUN } from './aims.ts'
import { type Act, AIMED, type Aim, PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

interface Action {
  readonly name: Act
  readonly key: string
  readonly icon: string
  readonly note: (view: View) => string
}

/** The actions of a turn. Their keys avoid the letters of all tables (B, S, T, P). */
export const ACTIONS: readonly Action[] = [
  {
    name: 'barricade',
    key: 'd',
    icon: AIMS.barricade.icon,
    note: ({ supply }) => text.actions.planksLeft(supply),
  },
  {
    name: 'shoot',
    key: 'f',
    icon: SHOTGUN,
    note: ({ ammo }) => text.actions.shellsLeft(ammo),
  },
  {
    name: 'jasper',
    key: 'j',
    icon: AIMS.jasper.icon,
    note: view => (typeof view.jasper === 'number' ? text.actions.onGuard : whereJasperIs(view)),
  },
  {
    name: 'treat',
    key: 'a',
    icon: bandage,
    note: ({ bitePile }) => text.actions.cards(bitePile),
  },
  { name: 'pass', key: 'w', icon: hourglass, note: () => text.actions.wait },
  {
    name: 'advance',
    key: 'e',
    icon: zombie,
    note: ({ time, zombieTime }) =>
      time === zombieTime ? text.actions.actFirst : text.actions.cards(time - zombieTime),
  },
]

/** The risk of a bite match on the actions that change it. */
function oddsAt(name: Act, view: View, picking: Picking) {
  const move = name === 'treat' || name === 'advance' ? moveOf(name, picking) : null
  return move && oddsOf(view, move)
}

export function whereJasperIs({ jasper }: View): string {
  return jasper === 'rug' ? text.jasper.rug : jasper === 'dead' ? text.jasper.dead : text.jasper.at(jasper)
}

export function Actions({ view, picking }: { readonly view: View; readonly picking: Picking }) {
  const { counts } = useStore(settings)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="ud-actions" role="group" aria-label={text.actions.label}>
      {ACTIONS.map(({ name, key, icon, note }) => {
        const target = picking.find(name)
        const armed = picking.aim === name || picking.draft?.move === name
        const hinted = picking.isHinted(PIECE.act(name))
        const odds = counts ? oddsAt(name, view, picking) : null
        return (
          <button
            key={name}
            {...picking.button(PIECE.act(name))}
            {...movePointer(moveOf(name, picking))}
            className={`ud-action ud-action--${name} ${armed ? 'is-armed' : target?.kind === 'can' ? `can ${hinted ? 'is-hinted' : ''}` : ''}`}
            aria-pressed={armed}
            aria-disabled={target?.kind !== 'can' || undefined}
            aria-keyshortcuts={key.toUpperCase()}
            title={target?.kind === 'barred' ? `${target.reason.text} (${target.reason.rule})` : undefined}
            onClick={() => picking.pressAct(name)}
          >
            <Icon of={icon} />
            <span className="ud-action__name">
              {text.actions[name].title}
              {name === 'advance' && <span className="ud-long">{text.actions.zombiesCome}</span>}
            </span>
            <span className="ud-action__note">
              {name === 'advance' && target?.kind === 'can' && (
                <span className="ud-long">{text.actions.attackFirst}</span>
              )}
              <span className={odds ? 'ud-action__text' : undefined}>{note(view)}</span> <OddsMark of={odds} />
            </span>
            <span className="ud-key" aria-hidden="true">
              {key.toUpperCase()}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** The move that pressing the action makes; null if it still needs an entrance. */
function moveOf(name: Act, { find, spot }: Picking): Move | null {
  const isAimed = AIMED.includes(name as Aim)
  const target = !isAimed ? find(name) : spot === null ? null : find(name, spot)
  return target?.kind === 'can' ? target.move : null
}
