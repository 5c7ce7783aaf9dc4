import { plain } from '@holdout/engine'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { drawnAs, hintOf, type Option } from './choices.ts'
import { many } from './data.ts'
import { ICONS } from './icons.ts'
import { LookedCards } from './looked.tsx'
import type { Desk } from './use-desk.ts'

/** Everything that is to be answered and lies neither on the map nor in the hand; null when there is nothing of it. */
export function Answers({ desk, names }: { readonly desk: Desk; readonly names: Names }) {
  const { options, pending, plan, walking, view } = desk
  // While a way is being walked its own steps are answered already.
  const rest = walking ? [] : options.filter(({ move }) => drawnAs(move, desk.step) === 'answers')
  const isLooking = options.some(({ move }) => drawnAs(move, desk.step) === 'cards')
  const canRest = options.some(({ move }) => move.move === 'zombie') || desk.resting
  const positions = rest.some(({ move }) => move.move === 'position')
  if ((!plan || walking) && pending.length === 0 && rest.length === 0 && !isLooking && !canRest && !view.looked)
    return null
  return (
    <section className="zt-answers" aria-label="What is asked">
      {plan && !walking && (
        <button type="button" className="button button--main zt-go" onClick={desk.go}>
          <Icon of={ICONS.walk} />
          {plan.zombies > 0
            ? `Walk to ${plan.path.at(-1)} and fight ${many(plan.zombies, 'zombie')}`
            : `Walk to ${plan.path.at(-1)}`}
        </button>
      )}
      <LookedCards desk={desk} names={names} />
      {pending.length > 0 && <Row list={pending} desk={desk} names={names} />}
      {rest.length > 0 && <Row list={rest} desk={desk} names={names} backs={positions} />}
      {canRest && <ForMe desk={desk} />}
    </section>
  )
}

/** Choices as plain buttons in words. */
function Row({
  list,
  desk,
  names,
  backs = false,
}: {
  readonly list: readonly Option[]
  readonly desk: Desk
  readonly names: Names
  /** Positions in a pile: drawn as the backs of its cards. */
  readonly backs?: boolean
}) {
  return (
    <div className={backs ? 'zt-row zt-row--backs' : 'zt-row'}>
      {list.map(({ move, say }) => {
        const words = plain(say, names)
        return (
          <button
            type="button"
            key={JSON.stringify(move)}
            className={`${backs ? 'back' : 'button button--open'} ${desk.draft === move ? 'is-chosen' : hintOf(desk, [{ move }])}`}
            aria-label={words}
            {...movePointer(move)}
            onClick={() => desk.choose(move)}
          >
            {backs && move.move === 'position' ? move.number : words}
          </button>
        )
      })}
    </div>
  )
}

/** Many zombies are many presses: whoever likes lets them be moved as a bot would. */
function ForMe({ desk }: { readonly desk: Desk }) {
  const left = desk.view.asked?.left ?? 0
  return (
    <div className="zt-row">
      <button
        type="button"
        className={`button ${desk.resting ? 'is-chosen' : ''}`}
        aria-pressed={desk.resting}
        onClick={() => desk.rest(!desk.resting)}
      >
        {desk.resting ? 'Stop: I move them myself' : left > 1 ? `Move the ${left} for me` : 'Move it for me'}
      </button>
    </div>
  )
}
