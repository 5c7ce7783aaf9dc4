import person from 'icon:person'
import bed from 'icon:person-in-bed'
import handRising from 'icon:raise-zombie'
import dog from 'icon:sitting-dog'
import { entranceTitle } from '@holdout/until-dawn/table'
import { Icon } from '../../parts/icon.tsx'
import { whereJasperIs } from './actions.tsx'
import type { Stage } from './stage.ts'

/** Who is in the cabin, and how they are. */
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
      <li className={asked ? 'is-asked' : ''}>
        <span>
          <Icon of={person} />
        </span>
        <b>{name}</b>
        {asked ? 'you, choosing' : 'holding out'}
      </li>
      <li className={turned ? 'is-lost' : ''}>
        <span>
          <Icon of={turned ? handRising : bed} />
        </span>
        <b>Rebecca</b>
        {stage.rebecca === null ? 'bitten, herself' : `turned, at the ${entranceTitle(stage.rebecca)}`}
      </li>
      <li className={stage.jasper === 'dead' ? 'is-lost' : ''}>
        <span>
          <Icon of={dog} />
        </span>
        <b>Jasper</b>
        {whereJasperIs(stage)}
      </li>
    </ul>
  )
}
