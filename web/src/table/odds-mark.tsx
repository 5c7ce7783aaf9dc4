import { chanceText, type Odds } from '@holdout/engine'
import { settings } from '../client/settings.ts'
import { useStore } from '../client/store.ts'

/** A chance on a piece or button: `3 in 4`. The count behind it is in its title, and in the prompt while it is pointed at. */
export function OddsMark({ of, word = false }: { readonly of: Odds | null | undefined; readonly word?: boolean }) {
  const { counts } = useStore(settings)
  if (!of || !counts) return null
  return (
    <em className="odds" title={of.count}>
      {chanceText(of.chance)}
      {word && ` ${of.of}`}
    </em>
  )
}
