import warning from 'icon:hazard-sign'
import type { Code, View } from '@holdout/viral-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { winsByLaying, winsWithout } from './advice.ts'
import { useDrawn } from './drawn.ts'
import { classOf } from './layout.tsx'
import { InlineCard } from './playing-card.tsx'

/** A card of somebody else was named: keep it, or discard it? */
export function Fate() {
  const { offers, taking, view, names } = useDrawn()
  if (taking === null) return null
  const from = view.places.find(({ laid }) => laid.includes(taking))
  return (
    <section className="vd-fate" aria-label="Keep or discard">
      <p>
        <InlineCard code={taking} /> from {from ? names[from.seat] : 'there'}:
      </p>
      {offers.fate(taking).map(action => (
        <button
          key={action.label}
          type="button"
          className={`button ${classOf(action)}`}
          aria-label={action.say}
          {...action.pointer}
          onClick={action.press}
        >
          {action.label}
        </button>
      ))}
      <Warning taking={taking} />
    </section>
  )
}

/** What a thief overlooks: that the loss may be just what its victim needed. */
function Warning({ taking }: { readonly taking: Code }) {
  const { view, names, help } = useDrawn()
  const words = help ? warningFor(view, taking, names) : null
  if (words === null) return null
  return (
    <p className="vd-fate__warning">
      <Icon of={warning} /> {words}
    </p>
  )
}

export function warningFor(view: View, taking: Code, names: Readonly<Record<string, string>>): string | null {
  const victim = view.places.find(({ laid }) => laid.includes(taking))
  const own = view.places.find(({ seat }) => seat === view.me)
  if (own && winsByLaying(own.laid, taking, view.options)) return 'Kept, it wins the game for you.'
  if (victim && winsWithout(victim.laid, taking, view.options)) return `Without it ${names[victim.seat]} wins at once!`
  return null
}
