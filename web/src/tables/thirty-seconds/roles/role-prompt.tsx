import { abilityText, type Move } from '@holdout/thirty-seconds/table'
import type { PromptWords } from '../../../table/prompt.tsx'
import type { Selection } from '../../../table/selection.ts'
import { readPiece } from '../pieces.ts'
import { text } from '../text.ts'
import { beginningOf } from './beginning.ts'
import { DEFAULT_PERSON, personNamed } from './role-list.ts'

/** The person who is selected. */
export function chosenIn(pick: Selection<Move>): string {
  const person = pick.picked.map(readPiece).find(({ kind }) => kind === 'person')
  return person?.of ?? DEFAULT_PERSON
}

/** The prompt: the chosen person, and what they begin with. */
export function rolePrompt(pick: Selection<Move>): PromptWords {
  const { name, ability } = personNamed(chosenIn(pick))
  return {
    ask: text.roles.chosen(name, abilityText(ability.id).title),
    note: (
      <>
        <span className="ts-roles__trick">{abilityText(ability.id).text} </span>
        {beginningOf(ability)}
      </>
    ),
  }
}
