import { Xorshift } from './xorshift.ts'

/** Runs a small integer loop. Returns the sum so that the loop is not optimized away. */
export function integerLoop(steps: number): number {
  let x = 1
  let sum = 0
  for (let i = 0; i < steps; i++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    sum = (sum + (x & 255)) | 0
  }
  return sum
}

/**
 * A toy race with 54 cards and four players: draw, then lay a card, discard one, or remove one from another player's
 * track.
 */
interface Toy {
  deck: number[]
  discard: number[]
  hands: number[][]
  tracks: number[][]
  scores: number[]
  turn: number
  drawing: boolean
  over: boolean
  readonly luck: Xorshift
}

interface ToyMove {
  readonly move: string
  readonly args: readonly number[]
}

/** The points needed to win. With this value a game has about 50 decisions. */
const GOAL = 14

/** Plays the toy game once, with functions on plain objects and no engine. Returns the number of decisions. */
export function playToy(seed: number): number {
  const toy = toySetup(seed)
  let plies = 0
  while (!toy.over) {
    const moves = toyMoves(toy)
    const { move, args } = moves[toy.luck.below(moves.length)]
    rules[move](toy, ...args)
    plies += 1
  }
  return plies
}

function toySetup(seed: number): Toy {
  const toy: Toy = {
    deck: Array.from({ length: 54 }, (_, card) => card),
    discard: [],
    hands: [[], [], [], []],
    tracks: [[], [], [], []],
    scores: [0, 0, 0, 0],
    turn: 0,
    drawing: true,
    over: false,
    luck: new Xorshift(seed),
  }
  shuffle(toy)
  for (const hand of toy.hands) for (let i = 0; i < 5; i++) hand.push(toy.deck.pop() as number)
  return toy
}

function toyMoves(toy: Toy): ToyMove[] {
  const moves: ToyMove[] = []
  if (toy.drawing) {
    moves.push({ move: 'draw', args: [] })
    if (toy.discard.length > 0) moves.push({ move: 'pickUp', args: [] })
    return moves
  }
  const track = toy.tracks[toy.turn]
  const top = track.length > 0 ? track[track.length - 1] : null
  for (const card of toy.hands[toy.turn]) {
    if (pointsOf(card) === 0) {
      for (let at = 0; at < 4; at++)
        if (at !== toy.turn && toy.tracks[at].length > 0) moves.push({ move: 'knock', args: [card, at] })
    } else if (top === null || pointsOf(card) > pointsOf(top) || suitOf(card) === suitOf(top)) {
      moves.push({ move: 'lay', args: [card] })
    }
    moves.push({ move: 'throwAway', args: [card] })
  }
  return moves
}

const rules: Readonly<Record<string, (toy: Toy, ...args: number[]) => void>> = {
  draw(toy: Toy): void {
    if (toy.deck.length === 0) {
      toy.deck = toy.discard
      toy.discard = []
      shuffle(toy)
    }
    const card = toy.deck.pop()
    if (card !== undefined) toy.hands[toy.turn].push(card)
    toy.drawing = false
  },
  pickUp(toy: Toy): void {
    toy.hands[toy.turn].push(toy.discard.pop() as number)
    toy.drawing = false
  },
  lay(toy: Toy, card: number): void {
    takeFromHand(toy, card)
    toy.tracks[toy.turn].push(card)
    toy.scores[toy.turn] += pointsOf(card)
    endTurn(toy)
  },
  throwAway(toy: Toy, card: number): void {
    takeFromHand(toy, card)
    toy.discard.push(card)
    endTurn(toy)
  },
  knock(toy: Toy, card: number, at: number): void {
    takeFromHand(toy, card)
    const knocked = toy.tracks[at].pop() as number
    toy.scores[at] -= pointsOf(knocked)
    toy.discard.push(card, knocked)
    endTurn(toy)
  },
}

function takeFromHand(toy: Toy, card: number): void {
  const hand = toy.hands[toy.turn]
  hand.splice(hand.indexOf(card), 1)
}

function endTurn(toy: Toy): void {
  if (toy.scores[toy.turn] >= GOAL) toy.over = true
  toy.turn = (toy.turn + 1) % 4
  toy.drawing = true
}

/** Court cards have no points and cannot be laid. The two jokers have 5. */
function pointsOf(card: number): number {
  if (card >= 52) return 5
  return card % 13 < 10 ? (card % 13) + 1 : 0
}

function suitOf(card: number): number {
  return Math.floor(card / 13)
}

function shuffle({ deck, luck }: Toy): void {
  for (let last = deck.length - 1; last > 0; last--) {
    const other = luck.below(last + 1)
    const held = deck[last]
    deck[last] = deck[other]
    deck[other] = held
  }
}
