import {
  ATTACK_TEXT,
  attackOfTop,
  type CardName,
  cardNamed,
  type DoorView,
  textOfCard,
} from '@holdout/until-dawn/table'
import { capital } from '@holdout/words'

/** The title on a card's band: the kind, without color or plus, which have their own marks. */
export function bandTitle(name: CardName): string {
  const { kind } = cardNamed(name)
  return kind === 'zombie' ? textOfCard(name).title.replace(/ with a plus$/, '') : capital(kind)
}

/** What the top zombie would do now, in 2 or 3 words, for the small cards on a phone. */
export function actNow(door: DoorView, rebeccaIsHere: boolean): string | null {
  const attack = attackOfTop(door, rebeccaIsHere)
  return attack && ATTACK_TEXT[attack]
}
