import bandage from 'icon:bandage-roll'
import hourglass from 'icon:hourglass'
import zombie from 'icon:shambling-zombie'
import type { Move, View } from '@holdout/until-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { useRoom } from '../../table/room.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS, SHOTGUN } from './aims.ts'
import type { Aim, Choosing } from './choosing.ts'
import { text } from './text.ts'

interface Action {
  readonly name: Extract<Move['move'], Aim | 'treat' | 'pass' | 'advance'>
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

export function whereJasperIs({ jasper }: View): string {
  return jasper === 'rug' ? text.jasper.rug : jasper === 'dead' ? text.jasper.dead : text.jasper.at(jasper)
}

/** Whether the action still needs an entrance. */
function isAimed(name: Action['name']): name is Aim {
  return name === 'barricade' || name === 'shoot' || name === 'jasper'
}

/** Starts an action: one that needs an entrance waits for it, others are chosen directly, and barred ones say why. */
export function useAct(choosing: Choosing): (name: Action['name']) => void {
  const { choose, why, cancel } = useRoom()
  return name => {
    const target = choosing.find(name)
    if (!target) return
    if (target.kind === 'barred') return why(target.reason)
    if (isAimed(name)) {
      if (choosing.draft) cancel()
      return choosing.arm(name)
    }
    choosing.leave()
    choose(target.move)
  }
}

export function Actions({ view, choosing }: { readonly view: View; readonly choosing: Choosing }) {
  const act = useAct(choosing)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="ud-actions" role="group" aria-label={text.actions.label}>
      {ACTIONS.map(({ name, key, icon, note }) => {
        const target = choosing.find(name)
        const armed = choosing.aim === name || choosing.draft?.move === name
        return (
          <button
            key={name}
            type="button"
            className={`ud-action ud-action--${name} ${armed ? 'is-armed' : target?.kind === 'can' ? `can ${target.hinted ? 'is-hinted' : ''}` : ''}`}
            aria-pressed={armed}
            aria-disabled={target?.kind !== 'can' || undefined}
            aria-keyshortcuts={key.toUpperCase()}
            {...(target?.kind === 'can' && !isAimed(name) ? movePointer(target.move) : {})}
            title={target?.kind === 'barred' ? `${target.reason.say} (${target.reason.why})` : undefined}
            onClick={() => act(name)}
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
              {note(view)}
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
