import miss from 'icon:cancel'
import head from 'icon:skull-crack'
import body from 'icon:t-shirt'
import type { AttackView } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import { Die } from '../../parts/die.tsx'
import { Icon } from '../../parts/icon.tsx'
import { text } from './text.ts'

/** The dice that were rolled and are not spent yet. */
export function Dice({
  attack,
  names,
}: {
  readonly attack: AttackView
  readonly names: Readonly<Record<string, string>>
}) {
  const dice = [
    ...Array.from({ length: attack.heads }, () => ['head', head] as const),
    ...Array.from({ length: attack.bodies }, () => ['body', body] as const),
    ...Array.from({ length: attack.misses }, () => ['miss', miss] as const),
  ]
  return (
    <section className="tray" aria-label={text.dice.label}>
      <p>
        <b>{names[attack.by]}</b>
        {text.dice.attack(titleOf(attack.with))}
        {dice.length === 0 && attack.dice > 0 && text.dice.count(attack.dice)}
      </p>
      <div className="tray__dice">
        {dice.map(([word, picture], i) => (
          <Die key={i} face={<Icon of={picture} />} say={text.dice.faces[word]} className={`die--${word}`} />
        ))}
      </div>
    </section>
  )
}
