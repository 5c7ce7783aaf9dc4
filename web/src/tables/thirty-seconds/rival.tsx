import heart from 'icon:hearts'
import abilityStar from 'icon:star-formation'
import type { Scene } from '@holdout/table'
import { abilityText, FULL_HEALTH, type Move, type View } from '@holdout/thirty-seconds/table'
import { Face } from '../../parts/face.tsx'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import type { Selection } from '../../table/selection.ts'
import { Bust } from './art.tsx'
import { TheirGear } from './gear.tsx'
import type { Reader } from './reader.ts'
import { text, trickTitle } from './text.ts'

/** The other side as one block: whose it is, and what the viewer may know of it. */
export function Rival({
  scene,
  pick,
  read,
  name,
  player,
  owner,
}: {
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  readonly read: Reader
  readonly name: string
  /** The player, whose face it is. */
  readonly player: string
  /** The Survivor's name, for their gear. */
  readonly owner: string
}) {
  const { view } = scene
  if (view.who !== 'zombie')
    return (
      <section className="ts-rival" aria-label={name}>
        <Face name={player} />
        <Horde view={view} name={name} />
      </section>
    )
  return (
    <section className="ts-rival" aria-label={name}>
      {view.character !== null && <Bust of={view.character} />}
      <Hunted view={view} name={name} />
      <TheirGear scene={scene} pick={pick} read={read} owner={owner} />
      <Backs supplies={view.handCount.supplies} tactics={view.handCount.tactics} />
    </section>
  )
}

/** The zombies as the Survivor sees them: a back for each card, by kind. A solo match has only their deck. */
function Horde({ view, name }: { readonly view: View; readonly name: string }) {
  const { zombies, tactics } = view.zombieHandCount
  if (view.options.mode === 'solo')
    return (
      <div>
        <p className="ts-rival-name">{name}</p>
        {view.round > 0 && <p>{text.hand.zombieDeck(view.piles.zombies.draw)}</p>}
      </div>
    )
  return (
    <>
      <div>
        <p className="ts-rival-name">{name}</p>
        <p>{text.hand.rivalZombies(zombies, tactics)}</p>
      </div>
      <Backs zombies={zombies} tactics={tactics} />
    </>
  )
}

/** The Survivor as the zombies see them: health, tokens and the number of cards. */
function Hunted({ view, name }: { readonly view: View; readonly name: string }) {
  const { health, tokens, handCount, ability, down } = view
  return (
    <div>
      <p className="ts-rival-name">
        {name}
        {down && <em> {text.player.down}</em>}
      </p>
      {ability && <p>{abilityText(ability).title}</p>}
      <p className="ts-rival-facts">
        <span
          role="img"
          aria-label={text.player.healthOf(health)}
          {...tells(text.player.health, text.player.healthHelp)}
        >
          {Array.from({ length: FULL_HEALTH }, (_, i) => (
            <span key={i} className={i < health ? '' : 'kit-meter__lost'}>
              <Icon of={heart} />
            </span>
          ))}
        </span>
        <span {...tells(trickTitle(ability) ?? text.player.tokens, text.player.tokenHelp(null))}>
          <Icon of={abilityStar} />
          {tokens}
        </span>
      </p>
      <p>{text.hand.rivalSupplies(handCount.supplies, handCount.tactics)}</p>
    </div>
  )
}

function Backs({
  zombies = 0,
  supplies = 0,
  tactics,
}: {
  readonly zombies?: number
  readonly supplies?: number
  readonly tactics: number
}) {
  return (
    <div className="ts-hidden-hand" aria-hidden="true">
      {Array.from({ length: zombies + supplies + tactics }, (_, i) => (
        <i key={i} className={`ts-card-back ${i < zombies ? 'ts-card-back--zombie' : ''}`} />
      ))}
    </div>
  )
}
