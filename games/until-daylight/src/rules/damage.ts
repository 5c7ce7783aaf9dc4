import { type Outcome, say } from '@holdout/engine'
import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { boxOf, type Kind, type Source } from '../data/box.ts'
import { partsOf, titleIn } from '../say/parts.ts'
import { advantage, experience, healthLeft, kindsIn, type State, type Steps } from '../state.ts'
import { addTally, raiseTally, settle } from './experience.ts'
import { holds, takeFromBag, toDiscard } from './inventory.ts'
import { asked } from './time.ts'
import { inTurn } from './turn.ts'

type Hit = { readonly who: Place; readonly source: Source }

/** DL-111 Damage is settled point by point: capacity, protection, a sacrificed Survivor, the character. */
export function takeDamage(s: State, { who, points, source }: Steps['damage'], cx: Cx): void {
  if (points > 1) cx.next({ step: 'damage', who, points: points - 1, source })
  if (ignoresDamage(s, who, source, cx)) return
  const fitting = protectionFor(s, who, source)
  if (fitting.length > 1) return cx.next({ step: 'protection', who, source })
  if (fitting.length === 1) return absorb(s, who, fitting[0], cx)
  if (s.players[who].saved > 0) return cx.next({ step: 'sacrifice', who, source })
  hurt(s, who, source, cx)
}

/**
 * DL-107, DL-146 The Pillar ignores the first damage of each enemies' attack. DL-80 Collateral damage only with the
 * option.
 */
function ignoresDamage(s: State, who: Place, source: Source, cx: Cx): boolean {
  const counts =
    source === 'raider' ||
    source === 'infected' ||
    (source === 'collateral' && s.options['collateral-order'] === 'full')
  const player = s.players[who]
  if (!counts || player.shrugged >= advantage(s, who, 'shrug-off')) return false
  player.shrugged += 1
  cx.emit?.({ event: 'shrugged-off', rule: 'DL-107', who: seatOf(who) })
  return true
}

/** DL-108 The protection cards that absorb damage from this source. */
function protectionFor(s: State, who: Place, source: Source): Kind[] {
  const { rubble } = boxOf(s)
  return kindsIn(s.players[who].bag).filter(card => rubble[card].against.includes(source))
}

function absorb(s: State, who: Place, card: Kind, cx: Cx): void {
  const box = boxOf(s)
  const player = s.players[who]
  const { wearsTo, id } = box.rubble[card]
  addTally(player, 'absorbed')
  if (wearsTo === null) {
    takeFromBag(player.bag, card)
    toDiscard(s, card, cx)
  } else player.bag[player.bag.lastIndexOf(card)] = wearsTo
  const left = wearsTo === null ? null : box.names[wearsTo]
  cx.emit?.({ event: 'protected', rule: 'DL-108', who: seatOf(who), card: id, left })
  settle(s, cx)
}

const playerHit = asked((_s: State, { who }: Hit) => [seatOf(who)])

/** DL-108 Whether a card absorbs damage from this source. */
function absorbs(s: State, card: string, source: Source): boolean {
  return boxOf(s).rubble[boxOf(s).kinds.get(card) as Kind].against.includes(source)
}

const protect: MoveOf<'protect', Hit> = {
  rule: 'DL-108',
  label: ({ card }, v) => say`Use ${partsOf(v).card(card)}`,
  candidates(s, _step, seat) {
    const { rubble, names } = boxOf(s)
    return kindsIn(s.players[placeOf(seat)].bag)
      .filter(card => rubble[card].against.length > 0)
      .map(card => ({ move: 'protect', card: names[card] }))
  },
  exists: [
    ['DL-108', (s, { card }, _step, seat) => holds(s, seat, card), (s, { card }) => `You have no ${titleIn(s, card)}.`],
  ],
  needs: [
    [
      'DL-108',
      (s, { card }, { source }) => absorbs(s, card, source),
      (s, { card }) => `${titleIn(s, card)} cannot absorb this damage.`,
    ],
  ],
  elsewhere: inTurn('DL-108', 'There is no damage to absorb now.'),
  take: (s, { card }, cx, { who }) => absorb(s, who, boxOf(s).kinds.get(card) as Kind, cx),
}

export const protection: Ask<'protection'> = {
  rule: 'DL-D17',
  ...playerHit,
  question: () => say`Which card absorbs the damage?`,
  moves: { protect },
  first: { rule: 'DL-108', text: 'First choose the protection card that absorbs the damage.' },
  timeout: (s, { who, source }) => ({ move: 'protect', card: boxOf(s).names[firstProtection(s, who, source)] }),
}

/**
 * DL-D17 A card that absorbs only 1 damage first, of those the one with the fewest sources; a dented shield before a
 * whole one.
 */
export function firstProtection(s: State, place: Place, source: Source): Kind {
  const { rubble } = boxOf(s)
  const rank = (card: Kind): number => {
    const { against, wearsTo, fresh } = rubble[card]
    return (wearsTo !== null ? 200 : fresh !== card ? 100 : 0) + against.length
  }
  return protectionFor(s, place, source).reduce((best, card) => (rank(card) < rank(best) ? card : best))
}

const SACRIFICE = { move: 'sacrifice', give: true } as const
const DECLINE = { move: 'sacrifice', give: false } as const

/** DL-109 A saved Survivor may absorb the damage; its XP is lost. */
const sacrificeKind: MoveOf<'sacrifice', Hit> = {
  rule: 'DL-109',
  label: ({ give }) => (give ? say`Sacrifice a Survivor` : say`Take the damage`),
  candidates: [SACRIFICE, DECLINE],
  elsewhere: inTurn('DL-109', 'There is no damage to absorb now.'),
  take(s, { give }, cx, { who, source }, seat) {
    if (!give) return hurt(s, who, source, cx)
    const player = s.players[who]
    player.saved -= 1
    s.hordeDiscard.push(boxOf(s).survivor)
    cx.emit?.({ event: 'sacrificed', rule: 'DL-109', who: seat, left: player.saved })
    settle(s, cx)
  },
}

export const sacrifice: Ask<'sacrifice'> = {
  rule: 'DL-D18',
  ...playerHit,
  question: () => say`You are about to take 1 damage. Do you sacrifice a saved Survivor instead?`,
  moves: { sacrifice: sacrificeKind },
  first: { rule: 'DL-109', text: 'First decide whether to sacrifice a saved Survivor.' },
  /** DL-D18 Only if the damage would kill. */
  timeout: (s, { who }) => (healthLeft(s, who) <= 1 ? SACRIFICE : DECLINE),
}

/** DL-110 The character takes the damage. DL-03 A death ends the game. DL-103 Raiders also cost a card. */
function hurt(s: State, who: Place, source: Source, cx: Cx): void {
  const player = s.players[who]
  player.damage += 1
  const health = healthLeft(s, who)
  cx.emit?.({ event: 'hurt', rule: 'DL-110', who: seatOf(who), source, damage: player.damage, health })
  if (health <= 0) return die(s, who, source, cx)
  if (health <= 2) raiseTally(player, 'been-near-death', 1)
  if (source === 'raider') cx.next({ step: 'lose-card', who, left: 1, why: 'raider' })
}

/** DL-03 The game is lost as soon as one character dies. */
function die(s: State, who: Place, source: Source, cx: Cx): void {
  cx.emit?.({ event: 'died', rule: 'DL-03', who: seatOf(who), source })
  endGame(
    {
      id: 'lost-death',
      winners: [],
      tier: s.round - 1,
      facts: { ...tableFacts(s), who: seatOf(who), source, phase: s.phase },
    },
    cx,
  )
}

/** Ends the match. All hidden information becomes visible. */
export function endGame(outcome: Outcome, cx: Cx): void {
  cx.barrier('reveal')
  cx.end(outcome)
}

/** Facts for lists and statistics. The legend of the night has the most XP; ties go to the leader, then clockwise. */
export function tableFacts(s: State): Record<string, string | number> {
  const from = s.leader ?? s.first
  let legend = from
  for (let step = 1; step < s.players.length; step++) {
    const place = (from + step) % s.players.length
    if (experience(s, place) > experience(s, legend)) legend = place
  }
  const survivors = s.players.reduce((sum, player) => sum + player.saved, 0)
  return { round: s.round, cycle: s.cycle, survivors, legend: seatOf(legend) }
}
