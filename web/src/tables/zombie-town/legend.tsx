import type { View } from '@holdout/zombie-town/table'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { ICONS } from './icons.ts'

const text = {
  uses: 'uses left = points',
  unexplored: 'unexplored',
  stored: 'stored',
  survivors: 'survivors',
  adjacent: 'next to it',
  wall: 'its wall',
  steps: 'step away',
  fight: '1 action to fight',
  near: 'zombies near',
  free: 'free neighbors',
  rival: 'steps to a rival',
}

/** What the signs on the house cards and squares mean, in the corners next to the town. */
export function Legend({ view, isWalk }: { readonly view: View; readonly isWalk: boolean }) {
  const back = <i className="zt-mini-back" />
  if (view.asked?.step === 'home')
    return (
      <Corner
        at="nw"
        rows={[
          [<Icon key="near" of={ICONS.zombie} />, text.near],
          [back, text.free],
          [<Icon key="rival" of={ICONS.pawn} />, text.rival],
        ]}
      />
    )
  return (
    <>
      <Corner
        at="nw"
        rows={[
          [<b key="uses">5/5</b>, text.uses],
          [back, text.unexplored],
        ]}
      />
      {isWalk && (
        <Corner
          at="ne"
          rows={[
            [<b key="steps">1</b>, text.steps],
            [<i key="fight" className="zt-pip" />, text.fight],
          ]}
        />
      )}
      <Corner
        at="sw"
        rows={[
          [<Icon key="stored" of={ICONS.stored} />, text.stored],
          [<Icon key="survivors" of={ICONS.survivor} />, text.survivors],
        ]}
      />
      <Corner
        at="se"
        rows={[
          [<Icon key="adjacent" of={ICONS.zombie} />, text.adjacent],
          [<Icon key="wall" of={ICONS.wall} />, text.wall],
        ]}
      />
    </>
  )
}

function Corner({
  at,
  rows,
}: {
  readonly at: 'nw' | 'ne' | 'sw' | 'se'
  readonly rows: readonly (readonly [sign: ReactNode, text: string])[]
}) {
  // Labels of the pieces say the same in words.
  return (
    <ul className={`zt-legend zt-legend--${at}`} aria-hidden="true">
      {rows.map(([sign, words]) => (
        <li key={words}>
          {sign}
          {words}
        </li>
      ))}
    </ul>
  )
}
