import { abilityText, CHARACTERS } from '@holdout/thirty-seconds/table'
import { useState } from 'react'
import { pick, trueLuck } from '../../../companion/luck.ts'

/** A character for those who cannot decide, with what belongs to it at the set-up. */
export function PickCharacter() {
  const [found, setFound] = useState<(typeof CHARACTERS)[number] | null>(null)
  return (
    <div className="stack">
      <h2>Who runs?</h2>
      <p className="page__row">
        <button type="button" className="button" onClick={() => setFound(pick(CHARACTERS, trueLuck))}>
          Pick a character
        </button>
        <span role="status">{found && `${found.name}, ${abilityText(found.ability.id).title}`}</span>
      </p>
      {found && (
        <p>
          {abilityText(found.ability.id).text} {found.ability.tokens} tokens on the card, one in row{' '}
          {found.ability.rows.join(' and ')}.
        </p>
      )}
    </div>
  )
}
