import miss from 'icon:cancel'
import head from 'icon:skull-crack'
import body from 'icon:t-shirt'
import type { AttackView } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import { Die } from '../../parts/die.tsx'
import { Icon } from '../../parts/icon.tsx'

/** The tray: what was rolled and is not yet paid. */
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
    <section className="tray" aria-label="Dice">
      <p>
        <b>{names[attack.by]}</b> attacks with {titleOf(attack.with)}
        {dice.length === 0 && attack.dice > 0 && `: ${attack.dice} dice`}
      </p>
      <div className="tray__dice">
        {dice.map(([word, picture], i) => (
          <Die key={i} face={<Icon of={picture} />} say={word} className={`die--${word}`} />
        ))}
      </div>
    </section>
  )
}
