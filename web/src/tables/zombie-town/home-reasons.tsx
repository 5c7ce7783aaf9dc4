import { agree, quantity } from '@holdout/words'
import { homeFacts, NEAR, type View } from '@holdout/zombie-town/table'
import { Drawing } from './drawing.tsx'

const text = {
  zombies: (count: number): string => `${quantity(count, 'zombie')} ${agree(count, 'is', 'are')} ${NEAR} steps away`,
  free: (count: number): string => `${quantity(count, 'neighbor')} free to explore`,
  freeShort: (count: number): string => `${count} free`,
  rival: (steps: number): string => `the nearest rival is ${quantity(steps, 'step')} away`,
}

/** What speaks for or against a building as a home base. */
export function HomeReasons({ view, at }: { readonly view: View; readonly at: string }) {
  const { zombies, free, rival } = homeFacts(view, at)
  return (
    <span className="zt-facts">
      <span title={text.zombies(zombies)}>
        <Drawing of="zombie" />
        {zombies}
      </span>
      <span title={text.free(free)}>
        <i className="zt-mini-back" />
        {text.freeShort(free)}
      </span>
      {rival && (
        <span title={text.rival(rival.steps)}>
          <Drawing of="pawn" />
          {rival.steps}
        </span>
      )}
    </span>
  )
}
