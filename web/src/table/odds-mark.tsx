import { chanceText, type Odds, oddsText } from '@holdout/knowledge'
import { useState } from 'react'
import { settings } from '../client/settings.ts'
import { useStore } from '../client/store.ts'

/** A chance on a piece or button: `3 in 4`. Its title has the count, and so does the prompt while it is pointed at. */
export function OddsMark({ of, word = false }: { readonly of: Odds | null | undefined; readonly word?: boolean }) {
  const { counts } = useStore(settings)
  if (!of || !counts) return null
  return (
    <em className="odds" title={of.count}>
      {word ? oddsText(of) : chanceText(of.chance)}
    </em>
  )
}

/** The chance of the pointed or chosen move. A press shows the count where there is no room for it. */
export function Chance({ of }: { readonly of: Odds }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="odds" aria-expanded={open} title={of.count} onClick={() => setOpen(!open)}>
        {oddsText(of)}
      </button>{' '}
      <span className="odds__count" data-open={open}>
        {of.count}{' '}
      </span>
    </>
  )
}
