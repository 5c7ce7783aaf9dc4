import heart from 'icon:hearts'
import stars from 'icon:knockout'
import abilityStar from 'icon:star-formation'
import type { Scene } from '@holdout/table'
import { abilityText, FULL_HEALTH, type Move, type View } from '@holdout/thirty-seconds/table'
import { Meter } from '../../board/meter.tsx'
import { Face } from '../../parts/face.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { Selection } from '../../table/selection.ts'
import { Bust } from './art.tsx'
import { Gear } from './gear.tsx'
import { Hand } from './hand.tsx'
import { useOwnCells } from './pad.tsx'
import type { Reader } from './reader.ts'
import { personNamed } from './roles/role-list.ts'
import { text, trickTitle } from './text.ts'

interface OwnSideProps {
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  readonly read: Reader
  choose(move: Move): void
}

/** The viewer's meters, gear and hand. The zombies have no gear; that of the Survivor is beside the Survivor's name. */
export function OwnSide({ scene, pick, read, choose }: OwnSideProps) {
  const { view } = scene
  return (
    <div className={`ts-kit ${view.who === 'zombie' ? 'ts-kit--zombies' : ''}`}>
      {view.who === 'zombie' ? <HordeCard view={view} /> : <SurvivorCard {...{ scene, pick, read, choose }} />}
      {view.who !== 'zombie' && <Gear scene={scene} pick={pick} read={read} />}
      <Hand scene={scene} pick={pick} read={read} />
    </div>
  )
}

const ARROW = <i className="ts-arrow" />

/** The Survivor's face, Energy, health and tokens. A press on the tokens uses the ability. */
function SurvivorCard({ scene, pick, choose }: OwnSideProps) {
  const { view } = scene
  const { character, ability, active, who } = view
  const waits = who === 'survivor' && active !== who
  const person = character === null ? null : personNamed(character)
  const { ability: use, 'clear-head': clearHead } = useOwnCells(scene, pick, choose)
  return (
    <div className="ts-me">
      {person && <Bust of={person.id} />}
      {person && (
        <button type="button" className="ts-me__name tells" data-names={person.id}>
          <b>{person.name}</b> {view.down ? <em>{text.player.down}</em> : ability && abilityText(ability).title}
        </button>
      )}
      <Meter
        title={text.player.energy}
        help={text.player.energyHelp}
        count={waits ? 0 : view.energy}
        of={waits ? 0 : (person?.ability.energy ?? 0)}
        mark={ARROW}
      />
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
        of={1}
        mark={<Token />}
        press={use}
      />
      {clearHead && (
        <Meter
          title={text.player.concussions}
          help={text.player.concussionHelp}
          count={view.concussions}
          mark={<Icon of={stars} />}
          press={clearHead}
        />
      )}
    </div>
  )
}

/** The zombies' Energy and piles. */
function HordeCard({ view }: { readonly view: View }) {
  const waits = view.active !== view.who
  return (
    <div className="ts-me">
      <Face name="old limper" />
      <b className="ts-me__name">{text.player.horde}</b>
      <Meter
        title={text.player.energy}
        help={text.player.energyHelp}
        count={waits ? 0 : view.energy}
        of={waits ? 0 : view.options['zombie-energy']}
        mark={ARROW}
      />
      <dl className="ts-me__piles" aria-label={text.player.pilesLabel} title={text.player.pilesLabel}>
        {text.player.piles.map(([pile, words]) => (
          <div key={pile}>
            <dt>{words}</dt> <dd>{view.piles[pile].draw}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Token() {
  return (
    <i className="ts-ability-token">
      <Icon of={abilityStar} />
    </i>
  )
}
