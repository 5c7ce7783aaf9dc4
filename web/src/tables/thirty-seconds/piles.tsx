import { attackDeckLeft, type View } from '@holdout/thirty-seconds/table'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { text } from './text.ts'

/** The draw piles of both sides. */
export function Piles({ view }: { view: View }) {
  const { supplies, tactics, attack, zombies, zombieTactics, zombieAttack } = view.piles
  return (
    <section className="ts-piles" aria-label={text.piles.label}>
      <PileRow
        title={text.survivor}
        piles={[
          [supplies.draw, text.piles.supply],
          [tactics.draw, text.piles.tactics],
          [attack.draw, text.piles.attack],
        ]}
      />
      <Share of={attackDeckLeft(view, 'survivor', view.down ? 'B' : 'A')} say={text.piles.hits} />
      <PileRow
        title={text.zombies}
        piles={[
          [zombies.draw, text.piles.horde],
          [zombieTactics.draw, text.piles.tactics],
          [zombieAttack.draw, text.piles.attack],
        ]}
        horde
      />
      <Share of={attackDeckLeft(view, 'zombie', 'A')} say={text.piles.hurts} horde />
      <p className="ts-piles__killed">{text.piles.killed(view.killed)}</p>
    </section>
  )
}

function PileRow({
  title,
  piles,
  horde = false,
}: {
  title: string
  piles: readonly (readonly [number, string])[]
  horde?: boolean
}) {
  return (
    <div className="ts-pile-row">
      <span>{title}</span>
      {piles.map(([count, kind]) => (
        <span key={kind} className={`ts-deck ${horde ? 'ts-deck--z' : ''}`}>
          <b>{count}</b>
          {kind}
        </span>
      ))}
    </div>
  )
}

/** The successes among the Attack cards that are left, as a sentence and a bar. */
function Share({
  of: { good, cards },
  say,
  horde = false,
}: {
  of: ReturnType<typeof attackDeckLeft>
  say: (good: number, cards: number) => string
  horde?: boolean
}) {
  const { counts } = useStore(settings)
  if (!counts) return null
  return (
    <p className={`ts-share ${horde ? 'ts-share--z' : ''}`} style={{ '--share': good / cards } as React.CSSProperties}>
      {say(good, cards)}
    </p>
  )
}
