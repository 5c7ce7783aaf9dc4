import type { OptionSpec } from '@holdout/engine'
import { useId } from 'react'
import { Segments } from '../../parts/segments.tsx'
import { optionsText } from '../../text/setup.ts'
import { NumberField } from './number-field.tsx'
import { isHouse } from './plan.ts'

/** The group of options that the rulebook has and that are off by default: they are no house rules. */
const BOOK = 'From the rulebook'

/** One option: its name, help and value, and a reset button if it is not the standard. */
export function OptionField({
  name,
  spec,
  value,
  house,
  set,
  reset,
}: {
  readonly name: string
  readonly spec: OptionSpec<unknown>
  readonly value: unknown
  /** Whether its value is a house rule. */
  readonly house: boolean
  readonly set: (value: unknown) => void
  readonly reset: () => void
}) {
  const help = useId()
  return (
    <div className="option">
      <div className="option__name">
        <b>{spec.title}</b>
        <small id={help}>{spec.help}</small>
        {isHouse(spec, value) && (
          <button type="button" className="option__house" onClick={reset}>
            {house && spec.group !== BOOK ? optionsText.houseRule : optionsText.otherRule} · <u>{optionsText.reset}</u>
            <span className="visually-hidden">{optionsText.resetWhat(spec.title)}</span>
          </button>
        )}
      </div>
      <Control name={name} spec={spec} value={value} set={set} help={help} />
    </div>
  )
}

function Control({
  name,
  spec,
  value,
  set,
  help,
}: {
  readonly name: string
  readonly spec: OptionSpec<unknown>
  readonly value: unknown
  readonly set: (value: unknown) => void
  readonly help: string
}) {
  if (spec.type === 'flag')
    return (
      <Segments
        name={name}
        label={spec.title}
        value={value === true ? 'on' : 'off'}
        choices={ON_OFF}
        set={chosen => set(chosen === 'on')}
      />
    )
  const few = fewOf(spec)
  const letters = few ? few.reduce((sum, [, title]) => sum + title.length, 0) : 0
  if (few)
    return (
      <div className={letters > 44 ? 'option__tall' : letters > 26 ? 'option__long' : undefined}>
        <Segments
          name={name}
          label={spec.title}
          value={String(value)}
          choices={few}
          set={text => set(chosenOf(spec, text))}
        />
      </div>
    )
  if (spec.type === 'number') return <NumberField spec={spec} value={value} set={set} help={help} />
  return (
    <select
      className="select"
      aria-label={spec.title}
      aria-describedby={help}
      value={String(value)}
      onChange={event => set(chosenOf(spec, event.target.value))}
    >
      {spec.choices.map(choice => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.title}
        </option>
      ))}
    </select>
  )
}

const ON_OFF = [
  ['off', optionsText.off],
  ['on', optionsText.on],
] as const

/** The choices of an option that fit into a row of buttons; null if there are too many or they are too long. */
function fewOf(spec: OptionSpec<unknown>): readonly (readonly [string, string])[] | null {
  if (spec.type === 'number') {
    if (spec.max - spec.min > 5) return null
    const zero = spec.zero && spec.min > 0 ? [['0', spec.zero] as const] : []
    return [...zero, ...Array.from({ length: spec.max - spec.min + 1 }, (_, i) => pair(spec.min + i))]
  }
  if (spec.type !== 'choice') return null
  const choices = spec.choices.map(({ value, title }) => [String(value), title.replace(/ seconds$/, ' s')] as const)
  const numbers = spec.choices.every(({ value }) => typeof value === 'number')
  if (numbers) choices.sort(([a], [b]) => Number(a) - Number(b))
  const letters = choices.reduce((sum, [, title]) => sum + title.length, 0)
  return choices.length <= 5 && letters <= 72 ? choices : null
}

const pair = (n: number): readonly [string, string] => [String(n), String(n)]

function chosenOf(spec: OptionSpec<unknown>, text: string): unknown {
  if (spec.type === 'choice') return spec.choices.find(({ value }) => String(value) === text)?.value
  return Number(text)
}
