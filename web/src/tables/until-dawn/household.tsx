import person from 'icon:person'
import bed from 'icon:person-in-bed'
import handRising from 'icon:raise-zombie'
import dog from 'icon:sitting-dog'
import { REBECCA_TEXT } from '@holdout/until-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import { whereJasperIs } from './actions.tsx'
import type { Stage } from './stage.ts'
import { text } from './text.ts'

/** The people and the dog in the cabin, with their state. */
export function Household({
  stage,
  name,
  asked,
}: {
  readonly stage: Stage
  readonly name: string
  readonly asked: boolean
}) {
  const turned = stage.rebecca !== null
  return (
    <ul className="ud-household">
      <li className={asked ? 'is-asked' : ''} {...tells(name, text.tells.john)}>
        <span>
          <Icon of={person} />
        </span>
        <b>{name}</b>
        {asked ? text.household.choosing : text.household.holding}
      </li>
      <li
        className={turned ? 'is-lost' : ''}
        {...tells(text.household.rebecca, turned ? REBECCA_TEXT.help : text.tells.rebeccaBitten)}
      >
        <span>
          <Icon of={turned ? handRising : bed} />
        </span>
        <b>{text.household.rebecca}</b>
        {stage.rebecca === null ? text.household.bitten : text.household.turned(stage.rebecca)}
      </li>
      <li className={stage.jasper === 'dead' ? 'is-lost' : ''} {...tells(text.jasper.name, text.tells.jasper)}>
        <span>
          <Icon of={dog} />
        </span>
        <b>{text.jasper.name}</b>
        {whereJasperIs(stage)}
      </li>
    </ul>
  )
}
