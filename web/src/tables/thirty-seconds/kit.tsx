import heart from 'icon:hearts'
import abilityStar from 'icon:star-formation'
import type { Scene } from '@holdout/table'
import { abilityText, FULL_HEALTH, type Move, type View } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import type { Selection } from '../../table/selection.ts'
import { Gear } from './gear.tsx'
import { Hand } from './hand.tsx'
import type { Reader } from './reader.ts'
import { personNamed } from './roles/role-list.ts'
import { text, trickTitle } from './text.ts'

/** The viewer's meters, gear and hand. The zombies have no gear; that of the Survivor is beside the Survivor's name. */
export function Kit({ scene, pick, read }: { scene: Scene<View, Move>; pick: Selection<Move>; read: Reader }) {
  const { view } = scene
  return (
    <div className="ts-kit">
      <Meters view={view} />
      {view.who !== 'zombie' && <Gear scene={scene} pick={pick} read={read} />}
      <Hand scene={scene} pick={pick} read={read} />
    </div>
  )
}

/** The viewer's Energy; for the Survivor also health and tokens. */
function Meters({ view }: { view: View }) {
  const { character, ability, active, who } = view
  const zombie = who === 'zombie'
  const waits = (who === 'survivor' || zombie) && active !== who
  const person = character === null ? null : personNamed(character)
  const owner = person && (
    <button type="button" className="ts-me__name tells" data-names={person.id}>
      <b>{person.name}</b> {ability && abilityText(ability).title}
    </button>
  )
  return (
    <div className="ts-me">
      {!zombie && owner}
      <Meter
        title={zombie ? text.player.yourEnergy : text.player.energy}
        help={text.player.energyHelp}
        count={waits ? 0 : view.energy}
        of={waits ? 0 : zombie ? view.options['zombie-energy'] : (person?.ability.energy ?? 0)}
        mark={<i className="ts-arrow" />}
      />
      {!zombie && (
        <>
          <Meter
            title={text.player.health}
            help={text.player.healthHelp}
            count={view.health}
            of={FULL_HEALTH}
            mark={<Icon of={heart} />}
            className="ts-hearts"
          />
          <Meter
            title={trickTitle(ability) ?? text.player.tokens}
            help={text.player.tokenHelp(ability && abilityText(ability).text)}
            count={view.tokens}
            mark={
              <i className="ts-ability-token">
                <Icon of={abilityStar} />
              </i>
            }
          />
        </>
      )}
    </div>
  )
}

function Meter({
  title,
  help,
  count,
  of = 0,
  mark,
  className = '',
}: {
  title: string
  help: string
  count: number
  /** The full number, if the missing ones are drawn too. */
  of?: number
  mark: React.ReactNode
  className?: string
}) {
  return (
    <button type="button" className={`ts-meter tells ${className}`} {...tells(title, help)}>
      <span>{title}</span>
      <span className="ts-meter-marks" aria-hidden="true">
        {Array.from({ length: Math.min(Math.max(count, of), 6) }, (_, i) => (
          <span key={i} className={i < count ? '' : 'ts-meter-lost'}>
            {mark}
          </span>
        ))}
      </span>
      <b>{count}</b>
    </button>
  )
}
