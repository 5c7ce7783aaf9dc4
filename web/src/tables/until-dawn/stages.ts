import { BARRICADES, type CardName, type Entrance, type Event } from '@holdout/until-dawn/table'
import { newPiece, type Piece, type Stage, type StageDoor } from './stage.ts'

type Open<T> = { -readonly [K in keyof T]: T[K] }
type OpenDoor = Open<Omit<StageDoor, 'zombies'>> & { zombies: Piece[] }
type OpenStage = Open<Omit<Stage, 'doors'>> & { doors: OpenDoor[] }
type Doing = { readonly [K in Event['event']]?: (s: OpenStage, e: Extract<Event, { event: K }>) => void }

/** The stages after each of several events. All `moved` events of one march are one stage. */
export function stagesOf(start: Stage, events: readonly Event[]): { readonly stage: Stage; readonly told: number }[] {
  const stages: { stage: Stage; told: number }[] = []
  let stage = start
  for (let i = 0; i < events.length; ) {
    const moves = movesFrom(events, i)
    stage = moves.length > 0 ? march(stage, moves) : happen(stage, events[i])
    const told = Math.max(1, moves.length)
    stages.push({ stage, told })
    i += told
  }
  return stages
}

type Moved = Extract<Event, { event: 'moved' }>

function movesFrom(events: readonly Event[], first: number): readonly Moved[] {
  const end = events.findIndex((event, i) => i >= first && event.event !== 'moved')
  return events.slice(first, end < 0 ? undefined : end) as readonly Moved[]
}

/**
 * The stage after an event. It applies no rules: each event contains its changes, and after the last one the view
 * itself is shown.
 */
function happen(stage: Stage, event: Event): Stage {
  const next: OpenStage = {
    ...stage,
    asked: null,
    drawn: null,
    reveal: null,
    lit: placeOf(event),
    doors: stage.doors.map(door => ({ ...door, zombies: door.zombies.map(calm) })),
  }
  ;(DOING[event.event] as ((s: OpenStage, e: Event) => void) | undefined)?.(next, event)
  return next
}

/** UD-61 A march: all cards are picked up before any is placed. */
function march(stage: Stage, moves: readonly Moved[]): Stage {
  const next = happen(stage, moves[0]) as OpenStage
  const lifted = moves.map(({ from }) => next.doors[from].zombies.pop())
  moves.forEach(({ to }, i) => {
    const piece = lifted[i]
    if (piece) next.doors[to].zombies.push({ ...piece, attacking: true, turned: !piece.attacking })
  })
  return { ...next, lit: null }
}

function calm({ uid, card, attacking }: Piece): Piece {
  return { uid, card, attacking, wouldAttack: false }
}

function placeOf(event: Event): Entrance | null {
  if ('to' in event && typeof event.to === 'number') return event.to
  return 'at' in event ? event.at : null
}

/** Takes the topmost such card from a stack; with `attacking`, only an attacking one. */
function take(s: OpenStage, at: Entrance, card: CardName, attacking = false): Piece {
  const { zombies } = s.doors[at]
  const found = zombies.findLastIndex(piece => piece.card === card && (!attacking || piece.attacking))
  return found < 0 ? newPiece(card, attacking) : zombies.splice(found, 1)[0]
}

/**
 * Removes a swept Sneaker. Of equal cards it takes an upright one, because the topmost attacking one may be about to
 * break in.
 */
function sweep(s: OpenStage, at: Entrance, card: CardName): void {
  const { zombies } = s.doors[at]
  const upright =
    s.options['sneaker-clear'] === 'all' ? zombies.findIndex(piece => piece.card === card && !piece.attacking) : -1
  const found = upright < 0 ? zombies.findIndex(piece => piece.card === card && piece.attacking) : upright
  if (found >= 0) zombies.splice(found, 1)
}

function discard(s: OpenStage, card: CardName, count = 1): void {
  s.discard += count
  s.discardTop = card
}

function losePlanks(s: OpenStage, at: Entrance, left: number): void {
  const lost = s.doors[at].barricades - left
  s.doors[at].barricades = left
  if (!s.options['scarce-planks']) s.supply = Math.min(BARRICADES, s.supply + lost)
}

const DOING: Doing = {
  barricaded(s, { at, supply }) {
    s.time += 1
    s.doors[at].barricades += 1
    s.supply = supply
  },
  shot(s, { at, card, ammo }) {
    s.time += 1
    s.ammo = ammo
    take(s, at, card)
    discard(s, card)
  },
  displaced(s, { card, from, to }) {
    s.doors[to].zombies.push(take(s, from, card))
  },
  'jasper-sent'(s, { at }) {
    s.time += 1
    s.jasper = at
  },
  treated(s, { card }) {
    s.time += 1
    s.bitePile -= 1
    s.reveal = { card }
    discard(s, card)
  },
  passed(s) {
    s.time += 1
  },
  turned(s, { at, cards }) {
    const { zombies } = s.doors[at]
    for (const card of cards) {
      const found = zombies.findIndex(piece => piece.card === card && !piece.attacking)
      if (found >= 0) zombies[found] = { ...zombies[found], attacking: true, turned: true }
    }
  },
  scratched(s, { at, card, barricades }) {
    take(s, at, card, true)
    discard(s, card)
    losePlanks(s, at, barricades)
  },
  wandered(s, { card, from, to }) {
    s.doors[to].zombies.push(take(s, from, card, true))
  },
  'sneakers-held'(s, { at, barricades }) {
    losePlanks(s, at, barricades)
  },
  'sneakers-swept'(s, { at, cards }) {
    for (const card of cards) {
      sweep(s, at, card)
      discard(s, card)
    }
  },
  breached(s, { at, by }) {
    s.doors[at].over = take(s, at, by, true)
    s.doors[at].breachedBy = by
    losePlanks(s, at, 0)
  },
  pushed(s, { from, to, attacking }) {
    const pushed = s.doors[from].zombies.splice(0)
    s.doors[to].zombies.unshift(...pushed.map(piece => ({ ...piece, attacking })))
  },
  'swept-away'(s, { at, cards }) {
    s.doors[at].zombies = []
    discard(s, cards[cards.length - 1], cards.length)
  },
  howled(s, { at, card }) {
    take(s, at, card, true)
    discard(s, card)
  },
  'howl-drew'(s, { at, card, to }) {
    s.deck -= 1
    if (to === 'stack') s.doors[at].zombies.unshift(newPiece(card, true))
    else if (to === 'bite-pile') s.bitePile += 1
    else discard(s, card)
  },
  'step-began'(s, { zombieTime }) {
    s.zombieTime = zombieTime
  },
  drew(s, { card }) {
    s.deck -= 1
    s.reveal = { card }
  },
  reshuffled(s, { count }) {
    s.deck = count
    s.discard = 0
    s.discardTop = null
  },
  placed(s, { at, card }) {
    s.doors[at].zombies.push(newPiece(card, false))
  },
  'put-into-bite-pile'(s, { count }) {
    s.bitePile = count
  },
  'jasper-used'(s, { at }) {
    s.closed = at
  },
  'jasper-killed'(s) {
    s.jasper = 'dead'
  },
  'jasper-returned'(s) {
    s.jasper = 'rug'
  },
  'rebecca-moved'(s, { to }) {
    s.rebecca = to
  },
  'bite-tested'(s, { bite, revealed, same }) {
    s.reveal = { card: bite, with: revealed, same }
  },
  'bite-joined'(s, { count }) {
    s.bitePile = count
  },
  'bite-discarded'(s, { bite }) {
    discard(s, bite)
  },
  'rebecca-turned'(s) {
    s.rebecca = 0
    s.lit = 0
    losePlanks(s, 0, 0)
    s.discard += s.bitePile + 1
    s.bitePile = 0
  },
  'final-assault-began'(s) {
    for (const door of s.doors)
      door.zombies = door.zombies.map(piece => ({ ...piece, attacking: true, turned: !piece.attacking }))
  },
}
