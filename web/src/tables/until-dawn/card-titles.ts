import { capital } from '@holdout/engine'
import { type CardName, cardNamed, type DoorView, textOfCard, type ZombieView } from '@holdout/until-dawn/table'
import { text } from './text.ts'

/** The title on a card's band: the kind, without color or plus, which have their own marks. */
export function bandTitle(name: CardName): string {
  const { kind } = cardNamed(name)
  return kind === 'zombie' ? textOfCard(name).title.replace(/ with a plus$/, '') : capital(kind)
}

/** What the top zombie would do now, in 2 or 3 words, for the small cards on a phone. */
export function actNow(door: DoorView, rebeccaIsHere: boolean): string | null {
  const { barricades, zombies } = door
  const top = zombies.at(-1)
  const color = top ? cardNamed(top.card).color : null
  if (color === null) return null
  if (color === 'green') return barricades === 0 ? text.actNow.breaksIn : text.actNow.howls
  if (color === 'red')
    return barricades > 0 ? text.actNow.takesPlank : rebeccaIsHere ? text.actNow.breaksIn : text.actNow.movesOn
  const isSneaker = ({ card }: ZombieView): boolean => cardNamed(card).color === 'blue'
  const sneakers = zombies.filter(piece => isSneaker(piece) && (piece.attacking || piece.wouldAttack)).length
  const count = Math.max(1, sneakers)
  return count > barricades || (rebeccaIsHere && count === barricades) ? text.actNow.breaksIn : text.actNow.takesPlank
}
