import tactic from 'icon:card-random'
import undead from 'icon:raise-zombie'
import { FACE_DOWN, type View } from '@holdout/thirty-seconds/table'
import { Face } from '../../parts/face.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Picture } from './picture.tsx'
import { text } from './text.ts'

/** The other side's hand: a back for each card, by kind. */
export function Rival({ view, name }: { view: View; name: string }) {
  const zombie = view.who === 'zombie'
  const first = zombie ? view.handCount.supplies : view.zombieHandCount.zombies
  const second = zombie ? view.handCount.tactics : view.zombieHandCount.tactics
  return (
    <div className="ts-rival">
      <Face name={name} />
      <div>
        <p className="ts-rival-name">{name}</p>
        <p>{zombie ? text.hand.rivalSupplies(first, second) : text.hand.rivalZombies(first, second)}</p>
      </div>
      <div className="ts-hidden-hand" aria-hidden="true">
        {Array.from({ length: first }, (_, i) => (
          <span key={i} className={`ts-card-back ${zombie ? '' : 'ts-card-back--zombie'}`}>
            {zombie ? <Picture of={FACE_DOWN} /> : <Icon of={undead} />}
          </span>
        ))}
        {Array.from({ length: second }, (_, i) => (
          <span key={i} className="ts-card-back">
            <Icon of={tactic} />
          </span>
        ))}
      </div>
    </div>
  )
}
