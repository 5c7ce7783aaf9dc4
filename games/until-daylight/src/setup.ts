import { type Chance, type Reason, say } from '@holdout/engine'
import { type Place, placeOf, seatOf } from './codes.ts'
import type { Ask, Cx, MoveOf } from './cx.ts'
import { type Box, boxOf, type CharacterIndex, type Kind } from './data/box.ts'
import type { Options } from './options.ts'
import { rollDie } from './rules/attack.ts'
import { splitRubble } from './rules/inventory.ts'
import { asked } from './rules/time.ts'
import { partsOf, titleIn } from './say/parts.ts'
import { clockwise, fixed, type Player, rulesOf, type State, type Steps } from './state.ts'

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
export function emptyTable(options: Options, chance: Chance, rules = 5): State {
  const box = boxOf({ options })
  const places = Array.from({ length: options.players }, (_, place) => place)
  return {
    options,
    ...(rules === 2 ? {} : { rules: rules === 3 || rules === 4 ? rules : 5 }),
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

/** The reason for a move of the setup after it. */
function duringSetup(rule: string, text: string): (s: State) => Reason | null {
  const reason: Reason = { rule, text }
  return s => (s.phase === 'set-up' ? null : reason)
}

function characterAt(s: State, id: string): CharacterIndex {
  return boxOf(s).characters.findIndex(character => character.id === id)
}

const character: MoveOf<'character', Steps['choose-character']> = {
  rule: 'DL-D1',
  label: (move, v) => say`Play ${partsOf(v).character(move.character)}`,
  candidates: s => boxOf(s).characters.map(({ id }) => ({ move: 'character', character: id })),
  exists: [['DL-D1', (s, move) => characterAt(s, move.character) >= 0, 'There is no such character.']],
  needs: [
    [
      'DL-D1',
      (s, move) => {
        const at = characterAt(s, move.character)
        return !s.players.some(other => other.character === at)
      },
      (s, move) => `${titleIn(s, move.character)} is already taken.`,
    ],
  ],
  elsewhere: duringSetup('DL-D1', 'Characters are chosen during setup.'),
  take(s, move, cx, { turn }, seat) {
    const box = boxOf(s)
    const who = placeOf(seat)
    const at = characterAt(s, move.character)
    becomeCharacter(s, who, at)
    const weapon = box.names[box.characters[at].weapon]
    cx.emit?.({ event: 'character-chosen', rule: 'DL-24', who: seat, character: move.character, weapon })
    const more = turn + 1 < s.players.length
    cx.next(
      { step: 'deal-secondary', who },
      more ? { step: 'choose-character', turn: turn + 1 } : { step: 'deal-rubble' },
    )
  },
}

/** DL-D1 Any character that is still free. */
export const chooseCharacter: Ask<'choose-character'> = {
  rule: 'DL-D1',
  ...asked((s, { turn }) => [seatOf(clockwise(s, s.first, turn))]),
  question: () => say`Which character do you play?`,
  moves: { character },
  first: { rule: 'DL-D1', text: 'First choose a character.' },
  /** DL-D1 A random free character; before rules 5, the first free one. */
  timeout: (s, _step, _seat, legal, chance) => legal[rulesOf(s) < 5 ? 0 : chance.pick('time-out', legal)],
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

const keep: MoveOf<'keep', Steps['choose-secondary']> = {
  rule: 'DL-24',
  label: ({ objective }, v) => say`Keep ${partsOf(v).card(objective)}`,
  candidates: (s, { who }) => s.players[who].offered.map(card => ({ move: 'keep', objective: boxOf(s).names[card] })),
  exists: [
    [
      'DL-24',
      (s, { objective }, { who }) => s.players[who].offered.some(card => boxOf(s).names[card] === objective),
      'Keep one of the two secondary objectives you were dealt.',
    ],
  ],
  elsewhere: duringSetup('DL-24', 'Secondary objectives are chosen during setup.'),
  take(s, { objective }, cx, { who }, seat) {
    const box = boxOf(s)
    const kept = box.kinds.get(objective) as Kind
    const player = s.players[who]
    const other = player.offered.find(card => card !== kept) as Kind
    player.offered = fixed([])
    player.objectives = fixed([...player.objectives, kept])
    player.rejected = other
    cx.emit?.({ event: 'secondary-kept', rule: 'DL-24', who: seat, kept: objective, other: box.names[other] })
  },
}

/** DL-24 One secondary objective is kept; the other leaves the game. */
export const chooseSecondary: Ask<'choose-secondary'> = {
  rule: 'DL-D2',
  ...asked((_s, { who }) => [seatOf(who)]),
  question: () => say`Which secondary objective do you keep? The other one leaves the game.`,
  moves: { keep },
  first: { rule: 'DL-24', text: 'First choose the secondary objective you keep.' },
  /** DL-D2 The first one dealt. */
  timeout: (_s, _step, _seat, legal) => legal[0],
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
