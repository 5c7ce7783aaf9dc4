import type { View } from '@holdout/until-dawn/table'
import { OddsMark } from '../../table/odds-mark.tsx'
import { useForecast } from './forecast.ts'
import { useRisk } from './risk.tsx'
import { text } from './text.ts'

const STOP = { move: 'advance' } as const

/** What stopping now would bring, as numbers: entrances, barricades, cards and the risk of a bite match. */
export function Outlook({ view }: { readonly view: View }) {
  const { falls, losses, howls, isWhole } = useForecast(false)
  const risk = useRisk(view)(STOP)
  const lost = [...losses].filter(([at]) => !falls.includes(at)).reduce((sum, [, count]) => sum + count, 0)
  const cards = view.time - view.zombieTime + howls
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span className="ud-outlook" role="group" aria-label={text.outlook.label}>
      {isWhole && falls.length > 0 && (
        <span data-bad>
          <b>{falls.length}</b> {text.outlook.falls(falls.length)}
        </span>
      )}
      {lost > 0 && (
        <span>
          <b>{lost}</b> {text.outlook.lost(lost)}
        </span>
      )}
      {cards > 0 && (
        <span>
          <b>{cards}</b> {text.outlook.drawn(cards)}
        </span>
      )}
      {risk && risk.chance > 0 && (
        <span data-bad>
          <OddsMark of={risk} /> {text.outlook.match}
        </span>
      )}
    </span>
  )
}
