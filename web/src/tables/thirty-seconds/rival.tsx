import tactic from 'icon:card-random'
import undead from 'icon:raise-zombie'
import type { View } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'

/** The other side: a back for each card, by kind, as the rules let one see it. */
export function Rival({ view, name }: { view: View; name: string }) {
  const zombie = view.who === 'zombie'
  const first = zombie ? view.handCount.supplies : view.zombieHandCount.zombies
  const second = zombie ? view.handCount.tactics : view.zombieHandCount.tactics
  const kind = zombie ? (first === 1 ? 'supply' : 'supplies') : first === 1 ? 'zombie' : 'zombies'
  return (
    <div className="rival">
      <div>
        <p className="rival-name">{name}</p>
        <p>
          {first} {kind}, {second} tactics
        </p>
      </div>
      <div className="hidden-hand" aria-hidden="true">
        {Array.from({ length: first }, (_, i) => (
          <span key={i} className="card-back card-back--zombie">
            <Icon of={undead} />
          </span>
        ))}
        {Array.from({ length: second }, (_, i) => (
          <span key={i} className="card-back">
            <Icon of={tactic} />
          </span>
        ))}
      </div>
    </div>
  )
}
