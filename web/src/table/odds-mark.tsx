import { chanceText, type Odds } from '@holdout/engine'

/** A chance on a piece or button: `3 in 4`. The count behind it is in its title, and in the prompt while it is pointed at. */
export function OddsMark({ of, word = false }: { readonly of: Odds | null | undefined; readonly word?: boolean }) {
  if (!of) return null
  return (
    <em className="odds" title={of.count}>
      {chanceText(of.chance)}
      {word && ` ${of.of}`}
    </em>
  )
}
