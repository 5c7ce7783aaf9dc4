import { capitalized, type Decision, type Phrase, say } from '@holdout/engine'
import { zombieNamed } from '../data/load.ts'
import { HAND_LIMITS, SURVIVOR } from '../state.ts'
import { zombieOn } from '../targets.ts'
import type { View } from '../view/index.ts'
import { card, ofSide, row, side, zombieThere } from './parts.ts'

/** The question of a decision. */
export function questionOf(decision: Decision, v: View): Phrase {
  switch (decision.decision) {
    case 'choose-character':
      return say`Which character do you play?`
    case 'replace-supplies':
      return say`Keep your Supply cards? Without a firearm you may replace any of them, once.`
    case 'place-horde':
      return say`Which zombie do you place next in ${row(typeof v.about === 'number' ? v.about : 6)}?`
    case 'start-clock':
      return v.about === 'zombie' || v.about === SURVIVOR
        ? capitalized(say`${ofSide(v.about)} turn is next. Start their clock when you are ready.`)
        : say`Start the clock to begin the next turn.`
    case 'survivor-acts':
      return say`What do you do? ${v.energy}E left.`
    case 'zombie-acts':
      return say`What do you do? ${v.energy}E left.`
    case 'hand-limit':
      return say`You can keep ${HAND_LIMITS[decision.seat]} cards. Which one do you discard?`
    case 'calm-down':
      return say`No zombie attacked you for a whole round. Remove a Concussion token?`
    case 'may-stumble':
      return say`The Survivor has moved to ${row(v.row)}. Play Stumble?`
    case 'keep-supply':
      return say`Which Supply card do you keep?`
    case 'zombie-reacts':
      return v.attack
        ? say`The attack on ${zombieThere(v, v.attack.target)} would succeed. Play a card against it?`
        : say`The attack would succeed. Play a card against it?`
    case 'after-result':
      return say`${v.attack ? resultOf(v, v.attack) : 'The attack has a result'}. Do you add a card?`
    case 'divide':
      return say`Which zombie takes the next point of damage?`
    case 'bonus-point':
      return say`Which zombie takes the extra damage?`
    case 'answer-sound':
      return say`The attack was loud. Send a zombie to ${row(10)}?`
    case 'extra-attack':
      return say`Attack again with the same weapon. Which zombie?`
    case 'choose-break-in':
      return say`Which zombie breaks in through the warehouse door?`
    case 'choose-rising':
      return say`Which zombie stands up before the advance?`
    case 'choose-advance':
      return say`The zombies advance. Which one moves next?`
    case 'confront':
      return typeof v.about === 'number'
        ? capitalized(say`${zombieThere(v, v.about)} has moved into your row. Do you confront it?`)
        : say`A zombie has moved into your row. Do you confront it?`
    case 'block':
      return say`${v.blow ? blowOf(v, v.blow) : 'A zombie attacks you'}. Do you block?`
    case 'last-breath':
      return say`This damage would kill you. Take a last breath?`
    case 'may-cancel':
      return say`The zombies play ${typeof v.about === 'string' ? card(v.about) : 'a card'}. Cancel it with Lost Opportunity?`
    case 'search-deck':
      return say`Which zombie do you take from the deck?`
    case 'send-horde':
      return say`Which zombie joins the horde in ${row(10)}?`
    case 'paused':
      return say`The clock is paused. Resume?`
    case 'bell':
    case 'time-out':
      return say`The clock is running.`
    case 'claim':
      return say`The other side has missed two turns in a row. You may claim the game.`
    case 'ask-pause':
      return say`You may ask to pause the clock.`
    case 'accept-pause':
      return capitalized(
        say`${side(decision.seat === SURVIVOR ? 'zombie' : SURVIVOR, 'asks', 'ask')} to pause the clock. Do you agree?`,
      )
    default:
      return say`You may give up.`
  }
}

/** TS-122 The effect the drawn card would have on the Survivor. */
function blowOf(v: View, { zombie, result, line }: NonNullable<View['blow']>): Phrase {
  const who = capitalized(zombieThere(v, zombie))
  if (result === 'kd' || line === 'C') return say`${who} would knock you down`
  const damage = (zombieNamed(zombieOn(v, zombie)?.zombie)?.damage ?? 1) + (result === 'hit+1' ? 1 : 0)
  return say`${who} would do ${damage} damage${result === 'hit+kd' ? ' and knock you down' : ''}`
}

/** The result of the Attack card, before cards are added. */
function resultOf(v: View, { target, result, spoiled }: NonNullable<View['attack']>): Phrase {
  const whom = zombieThere(v, target)
  if (spoiled) return say`Your attack on ${whom} fails`
  switch (result) {
    case 'miss':
      return say`You miss ${whom}`
    case 'kd':
      return say`You knock down ${whom} without damage`
    case 'hit+kd':
      return say`You hit ${whom} and knock it down`
    case 'hit+1':
      return say`You hit ${whom} with 1 more damage`
    default:
      return say`You hit ${whom}`
  }
}
