import type { View } from '@holdout/thirty-seconds/table'

/** What is left to draw, on both sides. */
export function Piles({ view }: { view: View }) {
  const { supplies, tactics, attack, zombies, zombieTactics, zombieAttack } = view.piles
  return (
    <section className="piles" aria-label="Draw piles">
      <PileRow
        title="Survivor"
        piles={[
          [supplies.draw, 'supply'],
          [tactics.draw, 'tactics'],
          [attack.draw, 'attack'],
        ]}
      />
      <PileRow
        title="Zombies"
        piles={[
          [zombies.draw, 'horde'],
          [zombieTactics.draw, 'tactics'],
          [zombieAttack.draw, 'attack'],
        ]}
        horde
      />
      <p className="piles__killed">
        {view.killed} {view.killed === 1 ? 'zombie' : 'zombies'} killed
      </p>
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
    <div className="pile-row">
      <span>{title}</span>
      {piles.map(([count, kind]) => (
        <span key={kind} className={`deck ${horde ? 'deck--z' : ''}`}>
          <b>{count}</b>
          {kind}
        </span>
      ))}
    </div>
  )
}
