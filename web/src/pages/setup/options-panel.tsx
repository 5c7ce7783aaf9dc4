import candle from 'icon:candle-light'
import hourglass from 'icon:hourglass'
import snail from 'icon:snail'
import { type ClockId, holds } from '@holdout/engine'
import type { ReactNode } from 'react'
import { optionsText } from '../../text/setup.ts'
import type { GameInfo } from '../../worker/messages.ts'
import { clockOf, paceOf } from './clocks.ts'
import { isShown, layoutOf } from './layout.ts'
import { OptionField } from './option-field.tsx'
import { useSetupParts } from './own-parts.ts'
import { houseOptions, isHouse, type Plan, pick, presetNow, takePreset, unpick } from './plan.ts'
import { RadioCards } from './radio-cards.tsx'

const CLOCK_ICONS: Readonly<Record<ClockId, string>> = { timed: hourglass, slow: snail, calm: candle }

/** The options by importance: presets, timer, main options, and the rest folded away. */
export function OptionsPanel({
  info,
  plan,
  options,
  set,
  seeded = true,
  children,
}: {
  readonly info: GameInfo
  readonly plan: Plan
  /** The options that result from the plan. */
  readonly options: Readonly<Record<string, unknown>>
  readonly set: (plan: Plan) => void
  /** Whether the seed can be set; not at an online table. */
  readonly seeded?: boolean
  /** Shown before the options. */
  readonly children?: ReactNode
}) {
  const layout = layoutOf(info)
  const clock = clockOf(info)
  const { Preview } = useSetupParts(info.slug)
  const folded = layout.more.flatMap(group => group.options)
  const house = houseOptions(info, options)
  const preset = info.presets.find(({ id }) => id === presetNow(info, options))
  const changed = folded.some(name => isHouse(info.options[name], options[name]))
  const fields = (names: readonly string[]) =>
    names
      .filter(name => isShown(info.options[name], options))
      .map(name => (
        <OptionField
          key={name}
          name={name}
          spec={info.options[name]}
          value={options[name]}
          house={house.includes(name)}
          set={value => set(pick(plan, { [name]: value }))}
          reset={() => set(unpick(plan, name))}
        />
      ))
  const firstPanel = layout.first.length > 0 && (
    <section className="panel setup-card" aria-labelledby="setup-first">
      <h2 className="section-title" id="setup-first">
        {optionsText.mainOptions}
      </h2>
      <div className={Preview ? 'setup-night' : undefined}>
        <div>{fields(layout.first)}</div>
        {Preview && <Preview options={options} />}
      </div>
    </section>
  )
  return (
    <section className="options-panel" aria-label={optionsText.options}>
      {children}
      {info.presets.length > 0 && (
        <section className="panel setup-card" aria-labelledby="setup-presets">
          <h2 className="section-title" id="setup-presets">
            {optionsText.preset}
          </h2>
          <RadioCards
            name="preset"
            label={optionsText.preset}
            value={preset?.id ?? null}
            cards={info.presets}
            set={id => {
              const chosen = info.presets.find(preset => preset.id === id)
              if (chosen) set(takePreset(info, plan, chosen))
            }}
          />
        </section>
      )}
      {clock?.none && firstPanel /* its options decide whether there is a timer */}
      {clock && !holds(clock.none ?? [], options) && (
        <section className="panel setup-card" aria-labelledby="setup-clock">
          <h2 className="section-title" id="setup-clock">
            {optionsText.timer} <small>{clock.note}</small>
          </h2>
          <RadioCards
            name="clock"
            label={optionsText.timer}
            value={paceOf(clock, options)}
            cards={clock.choices.map(choice => ({ ...choice, icon: CLOCK_ICONS[choice.id] }))}
            set={id => set(pick(plan, clock.choices.find(choice => choice.id === id)?.options ?? {}))}
          />
          {fields(layout.clock)}
        </section>
      )}
      {!clock?.none && firstPanel}
      <details className="panel setup-card setup-more">
        <summary>
          {optionsText.moreOptions}
          <small>
            {optionsText.houseRules(
              house.filter(name => folded.includes(name)).length,
              changed && preset ? preset.title : null,
            )}
          </small>
        </summary>
        {layout.more.map(group => (
          <section key={group.title} aria-label={group.title}>
            <h3>{group.title}</h3>
            {fields(group.options)}
          </section>
        ))}
        {seeded && (
          <section aria-label={optionsText.deal}>
            <h3>{optionsText.deal}</h3>
            <div className="option">
              <div className="option__name">
                <b>{optionsText.seed}</b>
                <small id="seed-help">{optionsText.seedHelp}</small>
              </div>
              <input
                className="input"
                aria-label={optionsText.seed}
                aria-describedby="seed-help"
                value={plan.seed}
                maxLength={64}
                placeholder={optionsText.seedHint}
                autoComplete="off"
                spellCheck={false}
                onChange={event => set({ ...plan, seed: event.target.value })}
              />
            </div>
          </section>
        )}
      </details>
    </section>
  )
}
