import type { Need, Seat } from '@holdout/engine'
import type { Cx, MoveOf, NeedOf } from '../cx.ts'
import {
  type CardId,
  isTactic,
  isZombieTactic,
  nameOf,
  SURVIVOR_TACTICS,
  type SurvivorEffect,
  type Tactic,
  tacticOf,
  ZOMBIE_TACTICS,
  type ZombieEffect,
  zombieTacticOf,
} from '../data/load.ts'
import type { OwnCard, SurvivorRules, Way, ZombieRules } from '../effects/effect.ts'
import { survivorEffects, zombieEffects } from '../effects/index.ts'
import type { Played, SurvivorAct, ZombieAct } from '../moves.ts'
import { titleOf } from '../say/cards.ts'
import { playLabel } from '../say/parts.ts'
import { type State, SURVIVOR, tacticInHand, zombieAt } from '../state.ts'
import { discardFromHand, drawTactics } from './decks.ts'
import { held, MAY_MOVE, MOVES_STANDING, NO_PANIC, onlyIf, pays } from './needs.ts'
import { playZombieCard } from './zombie-cards.ts'

type AnyTactic = Tactic<SurvivorEffect | ZombieEffect>
type AnyOwnCard = OwnCard<SurvivorEffect | ZombieEffect>

/** The Tactics cards of a side in its own Action Phase: TS-70, TS-110. */
class OwnCards {
  private readonly faces: ReadonlyMap<string, AnyTactic>
  readonly needs: readonly NeedOf<Way>[]
  readonly exists: readonly NeedOf<Way>[]

  constructor(
    cards: readonly AnyTactic[],
    private readonly effects: Readonly<Record<string, object>>,
    rule: string,
    notPlayed: (card: string) => string,
    others: readonly NeedOf<Way>[],
  ) {
    this.faces = new Map(cards.map(face => [face.id, face]))
    this.exists = [
      held(rule, 'You do not have that card.'),
      [rule, (_s, { card }) => this.faces.has(card), (_s, { card }) => notPlayed(card)],
    ]
    this.needs = [
      [
        rule,
        (_s, { card }) => this.face(card).when === 'own',
        (_s, { card }) => `${titleOf(card)} is a reaction: you can play it only when it is offered.`,
      ],
      ...others,
      ...Object.keys(effects).flatMap(name => this.needsOf(name)),
      pays(
        (_s, { card }) => this.face(card).cost,
        ({ card }) => titleOf(card),
      ),
    ]
  }

  face(card: string): AnyTactic {
    return this.faces.get(card) as AnyTactic
  }

  /** The conditions of one effect, each asked only of the cards with that effect. */
  private needsOf(name: string): NeedOf<Way>[] {
    const { needs = [] } = this.effects[name] as Partial<AnyOwnCard>
    return needs.map(([rule, holds, text]) => [
      rule,
      (s, way, _step, seat) => {
        const { effect } = this.face(way.card)
        return effect.do !== name || holds(s, way, effect, seat)
      },
      typeof text === 'string' ? text : (s, way, _step, seat) => text(s, way, this.face(way.card).effect, seat),
    ])
  }

  /** The ways to play a card; one without choices if there are none, so that there is a reason. */
  ways(s: State, card: string): readonly Way[] {
    const face = this.face(card)
    const ways = face.when === 'own' ? (this.effects[face.effect.do] as AnyOwnCard).ways(s, card, face.effect) : []
    return ways.length > 0 ? ways : [{ move: 'play', card }]
  }

  /** Adds the ways to play a card that is held and can be paid, without asking the needs of other effects. */
  offer(s: State, card: string, seat: Seat, list: object[]): void {
    const { effect } = this.face(card)
    const { ways, needs } = this.effects[effect.do] as AnyOwnCard
    for (const way of ways(s, card, effect)) if (allHold(needs, s, way, effect, seat)) list.push(way)
  }

  /** One way of each card that cannot be played at all. */
  barred(s: State, cards: readonly string[], seat: Seat): readonly Way[] {
    return cards.flatMap(card => {
      const ways = this.ways(s, card)
      return ways.some(way => allHold(this.needs, s, way, {}, seat)) ? [] : ways.slice(0, 1)
    })
  }
}

function allHold<P>(needs: readonly Need<State, P, Way>[], s: State, way: Way, effect: P, seat: Seat): boolean {
  for (let i = 0; i < needs.length; i++) if (!needs[i][1](s, way, effect, seat)) return false
  return true
}

const isClass = (kind: Tactic<unknown>['class']) => (way: Way) => survivorCards.face(way.card).class === kind

export const survivorCards: OwnCards = new OwnCards(
  SURVIVOR_TACTICS,
  survivorEffects,
  'TS-70',
  card => `${titleOf(String(card))} is not a Tactics card.`,
  [...onlyIf<Way>(isClass('movement'), [...MAY_MOVE, MOVES_STANDING]), ...onlyIf<Way>(isClass('attack'), [NO_PANIC])],
)

export const zombieCards = new OwnCards(
  ZOMBIE_TACTICS,
  zombieEffects,
  'TS-110',
  () => 'Zombies are deployed, not played.',
  [],
)

const idsOf = (cards: readonly CardId[]): string[] => [...new Set(cards.map(nameOf))]
const survivorHand = (s: State): string[] => idsOf(s.hand.filter(isTactic))
const zombieHand = (s: State): string[] => idsOf(s.zombieHand.filter(isZombieTactic))

type SurvivorPlay = Extract<SurvivorAct, { readonly move: 'play' }>
type ZombiePlay = Extract<ZombieAct, { readonly move: 'play' }>

/** TS-70 Pays, discards and resolves a card. TS-72 Then draws a card if it has the draw symbol. */
export const survivorPlays: MoveOf<'play', 'survivor-acts'> = {
  rule: 'TS-70',
  label: playLabel,
  candidates: s => survivorHand(s).flatMap(card => survivorCards.ways(s, card)) as SurvivorPlay[],
  tempting: (s, _step, seat) => survivorCards.barred(s, survivorHand(s), seat) as SurvivorPlay[],
  exists: survivorCards.exists,
  needs: survivorCards.needs,
  take: (s, move, cx) => playCard(s, move, cx),
}

function playCard(s: State, act: Way, cx: Cx): void {
  const inHand = tacticInHand(s.hand, act.card) as CardId
  const tactic = tacticOf(inHand)
  const target = act.target ?? null
  s.energy -= tactic.cost
  discardFromHand(s, inHand)
  cx.emit?.({
    event: 'played',
    rule: 'TS-70',
    seat: SURVIVOR,
    card: tactic.id,
    zombie: target === null ? null : nameOf(zombieAt(s, target).card),
    target,
  })
  if (tactic.class === 'attack') s.attackActions += 1
  const rules = survivorEffects[tactic.effect.do] as SurvivorRules<SurvivorEffect>
  if ('take' in rules) rules.take(s, tactic.effect, { ...act, held: inHand }, cx)
  if (tactic.draws) drawTactics(s, 'TS-72', cx)
}

/** TS-110 Pays for a card and announces it with all its choices. */
export const zombiePlays: MoveOf<'play', 'zombie-acts'> = {
  rule: 'TS-110',
  label: playLabel,
  candidates: s => zombieHand(s).flatMap(card => zombieCards.ways(s, card)) as ZombiePlay[],
  tempting: (s, _step, seat) => zombieCards.barred(s, zombieHand(s), seat) as ZombiePlay[],
  exists: zombieCards.exists,
  needs: zombieCards.needs,
  take(s, move, cx) {
    s.energy -= zombieTacticOf(tacticInHand(s.zombieHand, move.card) as CardId).cost
    playZombieCard(s, move, cx)
  },
}

/** Carries out the effect of a Zombie Tactics card. */
export function cardWorks(s: State, played: Played, cx: Cx): void {
  const { effect } = zombieTacticOf(played.card)
  const rules = zombieEffects[effect.do] as ZombieRules<ZombieEffect>
  rules.take(s, effect, played, cx)
}
