import bandage from 'icon:bandage-roll'
import hourglass from 'icon:hourglass'
import zombie from 'icon:shambling-zombie'
import { entranceTitle, type Move, type View } from '@holdout/until-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { useRoom } from '../../table/room.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { AIMS, SHOTGUN } from './aims.ts'
import type { Aim, Choosing } from './choosing.ts'
import { many } from './words.ts'

interface Action {
  readonly name: Extract<Move['move'], Aim | 'treat' | 'pass' | 'advance'>
  readonly key: string
  readonly icon: string
  readonly title: string
  /** For the list of keys. */
  readonly does: string
  readonly note: (view: View) => string
}

/** What you can do in your turn. Letters that the table itself uses (B, S, T, P) are left to it. */
export const ACTIONS: readonly Action[] = [
  {
    name: 'barricade',
    key: 'd',
    icon: AIMS.barricade.icon,
    title: 'Barricade',
    does: 'barricade an entrance',
    note: ({ supply }) => `${many(supply, 'plank')}`,
  },
  {
    name: 'shoot',
    key: 'f',
    icon: SHOTGUN,
    title: 'Shotgun',
    does: 'fire the shotgun',
    note: ({ ammo }) => many(ammo, 'shell'),
  },
  {
    name: 'jasper',
    key: 'j',
    icon: AIMS.jasper.icon,
    title: 'Jasper',
    does: 'send Jasper',
    note: view => (typeof view.jasper === 'number' ? 'on guard' : whereJasperIs(view)),
  },
  {
    name: 'treat',
    key: 'a',
    icon: bandage,
    title: 'Treat bite',
    does: 'treat a bite',
    note: ({ bitePile }) => many(bitePile, 'card'),
  },
  { name: 'pass', key: 'w', icon: hourglass, title: 'Pass', does: 'pass the time', note: () => 'just wait' },
  {
    name: 'advance',
    key: 'e',
    icon: zombie,
    title: 'Stop',
    does: 'stop, and let the zombies come',
    note: ({ time, zombieTime }) => (time === zombieTime ? 'act first' : many(time - zombieTime, 'card')),
  },
]

export function whereJasperIs({ jasper }: View): string {
  return jasper === 'rug' ? 'on the rug' : jasper === 'dead' ? 'dead' : `at the ${entranceTitle(jasper)}`
}

/** Whether the action still needs an entrance. */
function isAimed(name: Action['name']): name is Aim {
  return name === 'barricade' || name === 'shoot' || name === 'jasper'
}

/** Takes an action up: one that needs a place waits for it, the others are chosen at once; what is barred says why. */
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
    <div className="ud-actions" role="group" aria-label="Actions, each costs one space of the night">
      {ACTIONS.map(({ name, key, icon, title, note }) => {
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
              {title}
              {name === 'advance' && <span className="ud-long">: they come</span>}
            </span>
            <span className="ud-action__note">
              {name === 'advance' && target?.kind === 'can' && <span className="ud-long">1 attack, then </span>}
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
