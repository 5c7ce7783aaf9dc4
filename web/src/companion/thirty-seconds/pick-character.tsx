import { abilityText, CHARACTERS } from '@holdout/thirty-seconds/table'
import { useState } from 'react'
import { pick, secureRandom } from '../random.ts'
import { characterText } from './text.ts'

/** Picks a random character and shows its tokens for the setup. */
export function PickCharacter() {
  const [found, setFound] = useState<(typeof CHARACTERS)[number] | null>(null)
  return (
    <div className="stack">
      <h2>{characterText.heading}</h2>
      <p className="page__row">
        <button type="button" className="button" onClick={() => setFound(pick(CHARACTERS, secureRandom))}>
          {characterText.pick}
        </button>
        <span role="status">{found && characterText.picked(found.name, abilityText(found.ability.id).title)}</span>
      </p>
      {found && (
        <p>{characterText.tokens(abilityText(found.ability.id).text, found.ability.tokens, found.ability.rows)}</p>
      )}
    </div>
  )
}
