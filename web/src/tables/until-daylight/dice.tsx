import miss from 'icon:cancel'
import head from 'icon:skull-crack'
import body from 'icon:t-shirt'
import type { AttackView, Move } from '@holdout/until-daylight/table'
import { titleOf } from '@holdout/until-daylight/table'
import type { ReactNode } from 'react'
import { Die } from '../../parts/die.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { Selection } from '../../table/selection.ts'
import { type DieFace, diceOf, FACES, PIECE } from './pieces.ts'
import { text } from './text.ts'

const PICTURES: Readonly<Record<DieFace, string>> = { head, body, miss }

/** The dice that were rolled and are not spent yet. A player with Lucky presses the dice to roll again. */
export function Dice({
  attack,
  pick,
  names,
}: {
  readonly attack: AttackView
  readonly pick: Selection<Move>
  readonly names: Readonly<Record<string, string>>
}) {
  const isEmpty = attack.heads + attack.bodies + attack.misses === 0
  return (
    <Tray dice={attack} pick={pick}>
      <b>{names[attack.by]}</b>
      {text.dice.attack(titleOf(attack.with), names[attack.by] === text.you)}
      {isEmpty && attack.dice > 0 && text.dice.count(attack.dice)}
    </Tray>
  )
}

/** Dice as they lie, with what they are. */
export function Tray({
  dice,
  pick = null,
  children,
}: {
  readonly dice: Pick<AttackView, 'heads' | 'bodies' | 'misses'>
  /** null: they cannot be pressed. */
  readonly pick?: Selection<Move> | null
  readonly children: ReactNode
}) {
  const counts = diceOf(dice)
  const all = FACES.flatMap(face => Array.from({ length: counts[face] }, (_, i) => ({ face, i })))
  return (
    <section className="dl-tray" aria-label={text.dice.label}>
      <p>{children}</p>
      <div className="dl-tray__dice">
        {all.map(({ face, i }) => (
          <OneDie key={`${face}/${i}`} face={face} place={i} pick={pick} />
        ))}
      </div>
    </section>
  )
}

/** Dice with the same face are equal: of those, the first ones are shown as selected. */
function OneDie({ face, place, pick }: { face: DieFace; place: number; pick: Selection<Move> | null }) {
  const piece = PIECE.die(face)
  const die = <Die face={<Icon of={PICTURES[face]} />} say={text.dice.faces[face]} className={`dl-die--${face}`} />
  if (!pick) return die
  const isPicked = place < pick.picked.filter(other => other === piece).length
  if (!isPicked && !pick.can(piece)) return die
  return (
    <button
      {...pick.button(piece)}
      className={`dl-tray__die ${isPicked ? 'is-chosen' : pick.isHinted(piece) ? 'can is-hinted' : 'can'}`}
      aria-pressed={isPicked}
      aria-label={text.dice.again(text.dice.faces[face])}
    >
      {die}
    </button>
  )
}
