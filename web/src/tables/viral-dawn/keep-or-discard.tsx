import warning from 'icon:hazard-sign'
import { type Code, standingWithout, type View, winsByLaying } from '@holdout/viral-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { useDrawn } from './drawn.ts'
import { classOf } from './layout.tsx'
import { InlineCard } from './playing-card.tsx'
import { text } from './text.ts'

/** Asks whether to keep or discard the chosen card of another player. */
export function KeepOrDiscard() {
  const { offers, view, names } = useDrawn()
  const { taking } = offers
  if (taking === null) return null
  const from = view.places.find(({ laid }) => laid.includes(taking))
  return (
    <section className="vd-fate" aria-label={text.fate.label}>
      <p>
        <InlineCard code={taking} />
        {text.fate.from(from ? names[from.seat] : null)}
      </p>
      {offers.fate(taking).map(action => (
        <button key={action.label} {...action.button} className={`button ${classOf(action)}`}>
          {action.label}
        </button>
      ))}
      <Warning taking={taking} />
    </section>
  )
}

/** Warns that losing the card could make its owner win. */
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
  if (own && winsByLaying(own.laid, taking, view.options)) return text.fate.winsForYou
  if (victim && standingWithout(victim.laid, taking, view.options).short === 0)
    return text.fate.winsForVictim(names[victim.seat])
  return null
}
