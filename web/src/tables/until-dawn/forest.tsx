import zombie from 'icon:shambling-zombie'
import type { CSSProperties } from 'react'

interface Tree {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly shade: string
}

const SHADES = ['var(--ud-pine-1)', 'var(--ud-pine-2)', 'var(--ud-pine-3)'] as const

/** Pines around the clearing, the same in every match. The far ones come first. */
const TREES: readonly Tree[] = plant(74)

function plant(count: number): Tree[] {
  const trees: Tree[] = []
  let seed = 7
  const next = (): number => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  while (trees.length < count) {
    const tree = {
      x: next() * 1180 - 40,
      y: next() * 660 - 20,
      size: 34 + next() * 34,
      shade: SHADES[trees.length % 3],
    }
    const clearing = tree.x > 190 && tree.x < 900 && tree.y > 120
    const treeline = tree.y < 150 || next() < 0.45
    if (!clearing && treeline) trees.push(tree)
  }
  return trees.sort((a, b) => a.y - b.y)
}

const STARS = TREES.slice(0, 40).map(({ x, y }, i) => ({
  x: (x * 7 + i * 53) % 1128,
  y: Math.abs(y * 3 + i * 17) % 130,
}))

/** Zombies between the trees. One of them comes near for each card that the zombies are owed. */
const SHADOWS = [
  { x: 28, y: 196, size: 74 },
  { x: 1030, y: 250, size: 84 },
  { x: 236, y: 585, size: 66 },
  { x: 760, y: 16, size: 52 },
  { x: 940, y: 560, size: 70 },
  { x: 300, y: 30, size: 50 },
] as const

/** The clearing at night. Dawn comes up behind the trees as the night passes. */
export function Forest({ passed, owed }: { readonly passed: number; readonly owed: number }) {
  return (
    <div className="ud-forest" style={{ '--passed': passed } as CSSProperties} aria-hidden="true">
      <div className="ud-forest__dawn" />
      <svg viewBox="0 0 1128 682" preserveAspectRatio="xMidYMid slice">
        <symbol id="ud-pine" viewBox="0 0 60 100">
          <path d="M30 0 46 30H38L52 56H42L58 86H34V100H26V86H2L18 56H8L22 30H14Z" />
        </symbol>
        <g className="ud-forest__stars">
          {STARS.map(({ x, y }, i) => (
            <circle key={i} cx={x} cy={y} r={i % 4 === 0 ? 1.4 : 0.9} />
          ))}
        </g>
        {TREES.map(({ x, y, size, shade }, i) => (
          <use key={i} href="#ud-pine" x={x} y={y} width={size} height={size * 1.67} fill={shade} />
        ))}
        {SHADOWS.map(({ x, y, size }, i) => (
          <svg
            key={i}
            className={`ud-forest__shadow ${i < owed ? 'is-near' : ''}`}
            x={x}
            y={y}
            width={size}
            height={size}
            viewBox="0 0 192 192"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a path that our own build took from the icon package
            dangerouslySetInnerHTML={{ __html: zombie }}
          />
        ))}
      </svg>
    </div>
  )
}
