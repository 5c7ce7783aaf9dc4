import type { Chance } from '@holdout/engine'
import { type Place, placeOf, seatOf } from './codes.ts'
import type { Cx } from './cx.ts'
import { type Box, boxOf, type Kind } from './data/box.ts'
import type { Moves } from './moves.ts'
import type { Options } from './options.ts'
import { rollDie } from './rules/attack.ts'
import { splitRubble } from './rules/inventory.ts'
import { clockwise, fixed, type Player, type State, type Steps } from './state.ts'

/** Sorts and shuffles everything; there is no leader and no character is chosen yet. */
export function setup(options: Options, chance: Chance, rules?: number): State {
  const box = boxOf({ options })
  const s = emptyTable(options, chance, rules)
  s.horde = deckOf(box.hordeKinds)
  chance.shuffle('horde', s.horde)
  s.secondary = box.objectiveKinds.filter(card => card.character === null).map(card => card.kind)
  chance.shuffle('secondary', s.secondary)
  s.agenda.push({ step: 'first-player' })
  return s
}

/** The state before anything is dealt. */
export function emptyTable(options: Options, chance: Chance, rules = 4): State {
  const box = boxOf({ options })
  const places = Array.from({ length: options.players }, (_, place) => place)
  return {
    options,
    ...(rules === 2 ? {} : { rules: rules === 3 ? 3 : 4 }),
    players: places.map(() => newPlayer(box)),
    first: 0,
    leader: null,
    round: 1,
    cycle: 0,
    phase: 'set-up',
    starter: 0,
    receiver: null,
    search: null,
    turn: null,
    attack: null,
    assault: null,
    piles: [[], []],
    rubbleDiscard: [],
    horde: [],
    hordeDiscard: [],
    secondary: [],
    carAlarms: 0,
    everSaved: false,
    absent: fixed(places.map(() => false)),
    absentVotes: fixed(places.map(() => fixed(places.map(() => false)))),
    stopping: fixed(places.map(() => false)),
    vote: null,
    note: null,
    played: 0,
    agenda: [],
    chance: chance.state,
    outcome: null,
  }
}

function newPlayer(box: Box): Player {
  return {
    character: null,
    damage: 0,
    bag: [],
    line: [],
    barricades: 0,
    traps: 0,
    trophies: fixed([]),
    saved: 0,
    objectives: fixed([]),
    achieved: fixed([]),
    offered: fixed([]),
    rejected: null,
    tally: new Array(box.tallies).fill(0),
    deals: 0,
    draws: 0,
    stuck: 0,
    shrugged: 0,
  }
}

export function deckOf(cards: readonly { readonly kind: Kind; readonly count: number }[]): Kind[] {
  return cards.flatMap(({ kind, count }) => new Array<Kind>(count).fill(kind))
}

/** The first player has the most heads, then the most bodies. Tied players roll again. */
export function rollForFirst(s: State, _step: object, cx: Cx): void {
  const box = boxOf(s)
  let level = s.players.map((_, place) => place)
  while (level.length > 1) {
    const rolls = level.map(place => {
      let heads = 0
      let bodies = 0
      for (let i = 0; i < 6; i++) {
        const face = rollDie(box, 'first-player', cx)
        if (face === 'head') heads++
        else if (face === 'body') bodies++
      }
      cx.emit?.({ event: 'first-roll', rule: 'DL-D1', who: seatOf(place), heads, bodies })
      return { place, worth: heads * 10 + bodies }
    })
    const best = Math.max(...rolls.map(({ worth }) => worth))
    level = rolls.filter(({ worth }) => worth === best).map(({ place }) => place)
  }
  s.first = level[0]
  s.starter = s.first
  cx.emit?.({ event: 'first-player', rule: 'DL-28', who: seatOf(s.first) })
  cx.next({ step: 'choose-character', turn: 0 })
}

export function asksChooseCharacter(s: State, { turn }: Steps['choose-character']): readonly string[] {
  return [seatOf(clockwise(s, s.first, turn))]
}

/** DL-D1 Any character that is still free. */
export function offerChooseCharacter(s: State, _step: object, _seat: string, list: Moves['choose-character'][]): void {
  boxOf(s).characters.forEach(({ id }, at) => {
    if (!s.players.some(({ character }) => character === at)) list.push({ move: 'character', character: id })
  })
}

export function takeChooseCharacter(
  s: State,
  { turn }: Steps['choose-character'],
  seat: string,
  move: Moves['choose-character'],
  cx: Cx,
): void {
  const box = boxOf(s)
  const who = placeOf(seat)
  const at = box.characters.findIndex(({ id }) => id === move.character)
  becomeCharacter(s, who, at)
  const weapon = box.names[box.characters[at].weapon]
  cx.emit?.({ event: 'character-chosen', rule: 'DL-24', who: seat, character: move.character, weapon })
  const more = turn + 1 < s.players.length
  cx.next(
    { step: 'deal-secondary', who },
    more ? { step: 'choose-character', turn: turn + 1 } : { step: 'deal-rubble' },
  )
}

/** DL-24 The three objectives of the character, and the basic weapon, which uses a slot. */
function becomeCharacter(s: State, who: Place, at: number): void {
  const box = boxOf(s)
  const player = s.players[who]
  player.character = at
  player.bag = [box.characters[at].weapon]
  player.objectives = fixed(box.objectiveKinds.filter(card => card.character === at).map(card => card.kind))
}

export function dealSecondary(s: State, { who }: Steps['deal-secondary'], cx: Cx): void {
  const cards = fixed([s.secondary.pop() as Kind, s.secondary.pop() as Kind])
  s.players[who].offered = cards
  const { names } = boxOf(s)
  cx.barrier('reveal')
  cx.emit?.({ event: 'secondary-dealt', rule: 'DL-24', who: seatOf(who), cards: cards.map(card => names[card]) })
  cx.next({ step: 'choose-secondary', who })
}

export function asksChooseSecondary(_s: State, { who }: { who: Place }): readonly string[] {
  return [seatOf(who)]
}

export function offerChooseSecondary(
  s: State,
  { who }: Steps['choose-secondary'],
  _seat: string,
  list: Moves['choose-secondary'][],
): void {
  const { names } = boxOf(s)
  for (const card of s.players[who].offered) list.push({ move: 'keep', objective: names[card] })
}

/** DL-24 One secondary objective is kept; the other leaves the game. */
export function takeChooseSecondary(
  s: State,
  { who }: Steps['choose-secondary'],
  seat: string,
  { objective }: Moves['choose-secondary'],
  cx: Cx,
): void {
  const box = boxOf(s)
  const kept = box.kinds.get(objective) as Kind
  const player = s.players[who]
  const other = player.offered.find(card => card !== kept) as Kind
  player.offered = fixed([])
  player.objectives = fixed([...player.objectives, kept])
  player.rejected = other
  cx.emit?.({ event: 'secondary-kept', rule: 'DL-24', who: seat, kept: objective, other: box.names[other] })
}

/** The basic weapons of characters not in play join the rubble, which is split into two piles. */
export function dealRubble(s: State, _step: object, cx: Cx): void {
  const box = boxOf(s)
  const cards = deckOf(
    box.rubbleKinds.filter(({ basic }) => basic === null || !s.players.some(p => p.character === basic)),
  )
  cx.chance.shuffle('rubble', cards)
  splitRubble(s, cards)
  cx.emit?.({ event: 'rubble-split', rule: 'DL-13', a: s.piles[0].length, b: s.piles[1].length })
  cx.next({ step: 'round' })
}
