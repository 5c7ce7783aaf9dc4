import tactic from 'icon:card-random'
import heart from 'icon:hearts'
import undead from 'icon:raise-zombie'
import abilityStar from 'icon:star-formation'
import { FULL_HEALTH, type View } from '@holdout/thirty-seconds/table'
import { Face } from '../../parts/face.tsx'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import { text, trickTitle } from './text.ts'

/** The other side: whose it is, and what the viewer may know of it. */
export function Rival({
  view,
  name,
  player,
}: {
  readonly view: View
  readonly name: string
  /** The player, whose face it is. */
  readonly player: string
}) {
  return (
    <div className="ts-rival">
      <Face name={player} />
      {view.who === 'zombie' ? <Hunted view={view} name={name} /> : <Horde view={view} name={name} />}
    </div>
  )
}

/** The zombies as the Survivor sees them: a back for each card, by kind. A solo match has only their deck. */
function Horde({ view, name }: { readonly view: View; readonly name: string }) {
  const { zombies, tactics } = view.zombieHandCount
  if (view.options.mode === 'solo') return <p className="ts-rival-name">{name}</p>
  return (
    <>
      <div>
        <p className="ts-rival-name">{name}</p>
        <p>{text.hand.rivalZombies(zombies, tactics)}</p>
      </div>
      <div className="ts-hidden-hand" aria-hidden="true">
        {Array.from({ length: zombies }, (_, i) => (
          <span key={i} className="ts-card-back ts-card-back--zombie">
            <Icon of={undead} />
          </span>
        ))}
        {Array.from({ length: tactics }, (_, i) => (
          <span key={i} className="ts-card-back">
            <Icon of={tactic} />
          </span>
        ))}
      </div>
    </>
  )
}

/** The Survivor as the zombies see them: health, tokens and cards. Their gear is beside it. */
function Hunted({ view, name }: { readonly view: View; readonly name: string }) {
  const { health, tokens, handCount, ability } = view
  return (
    <div>
      <p className="ts-rival-name">{name}</p>
      <p className="ts-rival-facts">
        <span
          role="img"
          aria-label={text.player.healthOf(health)}
          {...tells(text.player.health, text.player.healthHelp)}
        >
          {Array.from({ length: FULL_HEALTH }, (_, i) => (
            <span key={i} className={i < health ? '' : 'ts-meter-lost'}>
              <Icon of={heart} />
            </span>
          ))}
        </span>
        <span {...tells(trickTitle(ability) ?? text.player.tokens, text.player.tokenHelp(null))}>
          <Icon of={abilityStar} />
          {tokens}
        </span>
        <span>{text.hand.rivalSupplies(handCount.supplies, handCount.tactics)}</span>
      </p>
    </div>
  )
}
