import { type Phrase, say } from '@holdout/engine'
import { capitalized, quantity } from '@holdout/words'
import { hasSupplyIcon } from '../data/labels.ts'
import { characterNamed } from '../data/load.ts'
import { ROWS } from '../state.ts'
import type { RowView, View, ZombieView } from '../view/index.ts'
import { abilityText } from './cards.ts'
import { card, listedCards, ofSide, row } from './parts.ts'

/** The table in sentences, complete enough to play with a screen reader. */
export function board(v: View): { title: string; text: Phrase }[] {
  const rows = v.rows.map((there, i) => ({ title: `Row ${i + 1}`, text: describeRow(v, there, i + 1) }))
  return [
    { title: 'Turn', text: describeTurn(v) },
    { title: 'Survivor', text: describeSurvivor(v) },
    { title: 'Equipped', text: describeSlots(v) },
    { title: 'Survivor hand', text: v.hand ? handOf(v.hand) : countOf(v.handCount, v.shown) },
    ...rows.filter((_, i) => i + 1 === v.row || !isBare(v.rows[i])),
    { title: 'Street', text: say`The way out, past ${row(ROWS)}.` },
    { title: 'Warehouse', text: describeWarehouse(v) },
    ...(v.options.mode === 'solo'
      ? []
      : [{ title: 'Zombie hand', text: v.zombieHand ? handOf(v.zombieHand) : zombieCount(v) }]),
    { title: 'Decks', text: describeDecks(v) },
  ]
}

function isBare(there: RowView): boolean {
  return there.zombies.length + there.faceUp.length + there.faceDown === 0 && !there.token
}

function describeTurn(v: View): Phrase {
  if (v.round === 0) return say`The alley is being set up.`
  const play = v.inPlay.length ? say` In play: ${listedCards(v.inPlay)}.` : []
  const bell = v.phase?.bell ? ' The bell has rung.' : ''
  const there = v.idle.some(missed => missed > 0) ? ' Still there?' : ''
  return say`Round ${v.round}, ${ofSide(v.active)} turn, ${v.energy}E left.${bell}${play}${there}`
}

function describeSurvivor(v: View): Phrase {
  if (v.character === null) return say`No character chosen yet.`
  const { name, ability } = characterNamed(v.character)
  const notes = [
    v.down ? 'knocked down' : 'standing',
    v.grabbedBy === null ? null : 'grabbed by a zombie',
    `${v.health} health`,
    quantity(v.tokens, 'Ability token'),
    v.lastBreath === 'owed' ? '2E less next turn' : null,
    v.concussions > 0 ? quantity(v.concussions, 'Concussion token') : null,
    v.energyLost > 0 ? `${v.energyLost}E less every turn` : null,
  ].filter(Boolean)
  return say`${name}, ${abilityText(ability.id).title}, in ${row(v.row)}: ${notes.join(', ')}.`
}

function describeSlots(v: View): Phrase {
  const parts = v.slots.map((name, i) => (name === null ? say`slot ${i + 1} empty` : say`slot ${i + 1} ${card(name)}`))
  return capitalized(parts.flatMap((part, i) => (i ? ['; ', ...part] : part))).concat('.')
}

function handOf(names: readonly string[]): Phrase {
  return names.length ? say`${listedCards(names)}.` : say`Empty.`
}

function countOf(count: View['handCount'], shown: readonly string[]): Phrase {
  const known = shown.length ? say` Known: ${listedCards(shown)}.` : []
  return say`${quantity(count.supplies, 'Supply card')}, ${quantity(count.tactics, 'Tactics card')}.${known}`
}

function zombieCount(v: View): Phrase {
  return say`${quantity(v.zombieHandCount.zombies, 'Zombie card')}, ${quantity(v.zombieHandCount.tactics, 'Tactics card')}.`
}

function describeWarehouse(v: View): Phrase {
  if (v.warehouse.length === 0) return say`Empty.`
  const seen = v.warehouse.filter(name => name !== null)
  const unseen = quantity(v.warehouse.length - seen.length, seen.length ? 'other zombie' : 'zombie')
  if (seen.length === 0) return say`${unseen} behind the door.`
  const rest = seen.length < v.warehouse.length ? ` and ${unseen}` : ''
  return say`${listedCards(seen)}${rest} behind the door.`
}

function describeRow(v: View, there: RowView, at: number): Phrase {
  const parts: Phrase[] = []
  if (at === v.row) parts.push(say`the Survivor`)
  there.zombies.forEach((zombie, i) => {
    parts.push(describeZombie(zombie, i + 1, there.zombies.length))
  })
  for (const name of there.faceUp) parts.push(say`${card(name)} on the ground`)
  if (there.faceDown > 0) parts.push(say`${quantity(there.faceDown, 'face-down Supply card')}`)
  if (there.token) parts.push(say`an Ability token`)
  return capitalized(parts.flatMap((part, i) => (i ? ['; ', ...part] : part))).concat('.')
}

function describeZombie(zombie: ZombieView, place: number, count: number): Phrase {
  const notes = [
    `${zombie.health} health`,
    zombie.down ? 'knocked down' : null,
    hasSupplyIcon(zombie.zombie) ? 'with supplies' : null,
    zombie.time > 0 ? quantity(zombie.time, 'time token') : null,
    zombie.attacked ? 'has attacked this turn' : null,
  ].filter(Boolean)
  return say`${count > 1 ? `${place}: ` : ''}${card(zombie.zombie)} (${notes.join(', ')})`
}

function describeDecks(v: View): Phrase {
  const { supplies, tactics, zombies, zombieTactics, attack, zombieAttack } = v.piles
  const solo = v.options.mode === 'solo' ? '' : `, Zombie Tactics ${zombieTactics.draw}`
  return say`Supply ${supplies.draw}, Tactics ${tactics.draw}, Zombie ${zombies.draw}${solo}, Survivor Attack ${attack.draw}, Zombie Attack ${zombieAttack.draw}.`
}
