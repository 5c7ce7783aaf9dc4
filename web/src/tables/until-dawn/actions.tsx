import bandage from 'icon:bandage-roll'
import hourglass from 'icon:hourglass'
import zombie from 'icon:shambling-zombie'
import type { Move, View } from '@holdout/until-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS, SHOTGUN } from './aims.ts'
import { type Act, AIMED, type Aim, PIECE } from './pieces.ts'
import { Risk, useRisk } from './risk.tsx'
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

/** The move of an action that changes the risk of a bite match. */
function riskyMove(name: Act, picking: Picking): Move | null {
  return name === 'treat' || name === 'advance' ? moveOf(name, picking) : null
}

function attackersIn({ doors }: View): number {
  return doors.flatMap(({ zombies }) => zombies).filter(({ wouldAttack }) => wouldAttack).length
}

export function whereJasperIs({ jasper }: View): string {
  return jasper === 'rug' ? text.jasper.rug : jasper === 'dead' ? text.jasper.dead : text.jasper.at(jasper)
}

export function Actions({ view, picking }: { readonly view: View; readonly picking: Picking }) {
  const riskOf = useRisk(view)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="ud-actions" role="group" aria-label={text.actions.label}>
      {ACTIONS.map(({ name, key, icon, note }) => {
        const target = picking.find(name)
        const armed = picking.aim === name || picking.draft?.move === name
        const hinted = picking.isHinted(PIECE.act(name))
        const risk = riskOf(riskyMove(name, picking))
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
                <span className="ud-long">{text.actions.attackFirst(attackersIn(view))}</span>
              )}
              <span className={risk ? 'ud-action__text' : undefined}>{note(view)}</span> <Risk of={risk} />
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
