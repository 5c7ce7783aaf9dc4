import { plain } from '@holdout/engine'
import { placeName } from '@holdout/zombie-town/table'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { drawnAs, hintOf, type Option } from './choices.ts'
import { ICONS } from './icons.ts'
import { LookedCards } from './looked-cards.tsx'
import { text } from './text.ts'
import type { Desk } from './use-desk.ts'

/** The choices that are drawn neither on the map nor in the hand; null if there are none. */
export function Answers({ desk, names }: { readonly desk: Desk; readonly names: Names }) {
  const { options, pending, plan, walking, view } = desk
  // While a path is being walked, its steps are chosen already.
  const rest = walking ? [] : options.filter(({ move }) => drawnAs(move, desk.step) === 'answers')
  const isLooking = options.some(({ move }) => drawnAs(move, desk.step) === 'cards')
  const canRest = options.some(({ move }) => move.move === 'zombie') || desk.resting
  const positions = rest.some(({ move }) => move.move === 'position')
  if ((!plan || walking) && pending.length === 0 && rest.length === 0 && !isLooking && !canRest && !view.looked)
    return null
  return (
    <section className="zt-answers" aria-label={text.answers.label}>
      {plan && !walking && (
        <button type="button" className="button button--main zt-go" onClick={desk.go}>
          <Icon of={ICONS.walk} />
          {text.answers.walk(placeName(plan.path.at(-1) ?? ''), plan.zombies)}
        </button>
      )}
      <LookedCards desk={desk} names={names} />
      {pending.length > 0 && <Row list={pending} desk={desk} names={names} />}
      {rest.length > 0 && <Row list={rest} desk={desk} names={names} backs={positions} />}
      {canRest && <ForMe desk={desk} />}
    </section>
  )
}

/** Choices as text buttons. */
function Row({
  list,
  desk,
  names,
  backs = false,
}: {
  readonly list: readonly Option[]
  readonly desk: Desk
  readonly names: Names
  /** The choices are positions in a pile, drawn as card backs. */
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

/** Lets a bot move the zombies, because many zombies are many presses. */
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
        {desk.resting ? text.answers.stopAutoMove : text.answers.autoMove(left)}
      </button>
    </div>
  )
}
