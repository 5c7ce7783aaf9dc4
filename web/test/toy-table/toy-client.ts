import { type AnyMove, type BoardPart, type BoardPiece, say } from '@holdout/engine'
import type { Choice, Hint, LogLine, PlayableTable, Scene, TableState } from '@holdout/table'
import { plain } from '@holdout/words'

/** A move with any fields. */
export type ToyMove = AnyMove & Readonly<Record<string, unknown>>

/**
 * A table of a made-up game for the generic table, with every kind of piece and move: a card with two actions, a card
 * that needs a place or a player, the only card of its kind, a pile to press, and moves that are not allowed.
 */
export class ToyClient implements PlayableTable {
  readonly played: AnyMove[] = []
  /** The move that `hint` advises. */
  advice: ToyMove | null = null
  state: TableState
  private readonly listeners = new Set<() => void>()
  private readonly hand = ['lantern', 'rope-1', 'rope-2', 'medkit', 'axe']
  private readonly planks: Record<string, number> = { front: 2, back: 0 }
  private deck = 14

  constructor() {
    this.state = this.after([])
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async play(move: AnyMove) {
    const { card, at } = move as { card?: string; at?: string }
    this.played.push(move)
    if (card) this.hand.splice(this.hand.indexOf(card), 1)
    if (at) this.planks[at] += 1
    if (move.move === 'draw') {
      this.deck -= 1
      this.hand.push('flare')
    }
    const label = this.state.scene.choices.find(choice => choice.move === move)
    const told: LogLine = {
      at: this.played.length,
      event: { event: move.move },
      text: [`Ann: ${plain(label?.text ?? [])}.`],
      rule: 'TT-1',
    }
    this.state = this.after([told])
    for (const listener of this.listeners) listener()
    return { ok: true } as const
  }

  async hint(): Promise<Hint | null> {
    return this.advice && { move: this.advice, text: ['Barricade the back door.'] }
  }

  async undo() {
    return { ok: true } as const
  }
  redo = this.undo
  reset = this.undo
  pass(): void {}
  stepIn(): void {}
  ready(): void {}
  hurry(): void {}
  pause(): void {}
  rest(): void {}
  close(): void {}
  async preview() {
    return { log: [], certain: true } as never
  }

  private after(news: readonly LogLine[]): TableState {
    return {
      slug: 'toy',
      title: 'Night Watch',
      seats: ['ann', 'bob', 'cat'].map(seat => ({ seat, title: seat })),
      names: { ann: 'Ann', bob: 'Bob', cat: 'Catherine' },
      people: ['ann'],
      options: {},
      seed: '1',
      scene: this.scene(),
      log: [...(this.state?.log ?? []), ...news],
      newLines: news,
      seenUpTo: this.played.length,
      rings: false,
      phase: { kind: 'ask', seat: 'ann', optional: false },
      mayStepIn: [],
      clocks: [],
      clocksAt: 0,
      undoBlocked: { rule: null, text: 'There is nothing to undo.' },
      canRedo: false,
      pausedBy: null,
    }
  }

  private scene(): Scene {
    return {
      seat: 'ann',
      seq: this.played.length,
      view: {},
      board: this.board(),
      decisions: [
        { seat: 'ann', decision: 'turn', rule: 'TT-1', kind: 'must', text: say`Play a card, draw, or end your turn.` },
      ],
      choices: this.choices(),
      barred: [
        barred({ move: 'swing', card: 'axe' }, 'Swing the axe', 'No zombie has reached a door yet.'),
        barred({ move: 'rest' }, 'Rest', 'You can rest only after midnight.'),
      ],
      outcome: null,
    }
  }

  private choices(): Choice[] {
    const held = (card: string): boolean => this.hand.includes(card)
    const doors = ['front', 'back']
    const ropes = this.hand.filter(card => card.startsWith('rope'))
    return [
      ...ropes.flatMap(card => doors.map(at => choice({ move: 'barricade', card, at }, `Barricade the ${at} door`))),
      ...(held('lantern')
        ? [
            choice({ move: 'light', card: 'lantern' }, 'Light the lantern'),
            choice({ move: 'trade', card: 'lantern' }, 'Trade the lantern'),
            choice({ move: 'signal', card: 'lantern', at: 'back' }, 'Signal from the back door'),
          ]
        : []),
      ...(held('medkit') ? ['bob', 'cat'].map(to => choice({ move: 'give', card: 'medkit', to }, `Heal ${to}`)) : []),
      ...(held('flare') ? [choice({ move: 'fire', card: 'flare', at: 'yard' }, 'Fire the flare')] : []),
      choice({ move: 'draw' }, 'Draw a card'),
      choice({ move: 'end-turn' }, 'End turn'),
      choice({ move: 'count', what: 'hands' }, 'Count hands'),
      { ...choice({ move: 'concede' }, 'Concede'), kind: 'standing' },
    ]
  }

  private board(): BoardPart[] {
    const other = (seat: string, cards: number, wounds: number): BoardPart => ({
      title: 'Kit',
      text: say`${cards} cards in hand.`,
      seat,
      pieces: [
        { id: `${seat}-hand`, kind: 'pile', title: 'Hand', count: cards, faceDown: true },
        { id: `${seat}-wounds`, kind: 'counter', title: 'Wounds', count: wounds, most: 3, tone: 'bad' },
        { id: `${seat}-boots`, kind: 'card', title: 'Running boots', mark: '2', text: 'Move one door further.' },
        { id: `${seat}-secret`, kind: 'card', title: 'Secret', faceDown: true },
      ],
    })
    return [
      {
        title: 'House',
        text: say`Two doors and a yard.`,
        pieces: [
          place('front', 'Front door', this.planks.front, '2 zombies wait outside.'),
          place('back', 'Back door', this.planks.back, 'Quiet so far.'),
          { id: 'yard', kind: 'place', title: 'Yard', text: 'Dark.' },
        ],
      },
      {
        title: 'Piles',
        text: say`${this.deck} cards in the deck.`,
        pieces: [
          { id: 'draw', kind: 'pile', title: 'Deck', count: this.deck, faceDown: true },
          { id: 'discard', kind: 'pile', title: 'Discard pile', count: 3, top: 'Broken bottle' },
          { id: 'graves', kind: 'pile', title: 'Graves', count: 0 },
        ],
      },
      {
        title: 'Night',
        text: say`Hour 3 of 8.`,
        pieces: [
          { id: 'hour', kind: 'counter', title: 'Hour', count: 3, most: 8 },
          { id: 'noise', kind: 'counter', title: 'Noise', count: 5 },
          { id: 'zombies', kind: 'token', title: 'Zombie', count: 4, tone: 'bad' },
        ],
      },
      { title: 'Weather', text: say`Fog. Nothing can be seen from the yard.` },
      other('bob', 5, 1),
      other('cat', 3, 0),
      {
        title: 'Your body',
        text: say`No wounds.`,
        seat: 'ann',
        pieces: [
          { id: 'ann-wounds', kind: 'counter', title: 'Wounds', count: 0, most: 3, tone: 'bad' },
          { id: 'ann-luck', kind: 'token', title: 'Lucky charm', tone: 'good' },
        ],
      },
      { title: 'Your hand', text: say`${this.hand.length} cards.`, seat: 'ann', pieces: this.hand.map(card) },
    ]
  }
}

function choice(move: ToyMove, label: string): Choice {
  return { move, text: [label], kind: 'must' }
}

function barred(move: ToyMove, label: string, reason: string) {
  return { move, text: [label], reason: { rule: 'TT-2', text: reason } }
}

function place(id: string, title: string, count: number, text: string): BoardPiece {
  return { id, kind: 'place', title, text, count, most: 4 }
}

const CARDS: Readonly<Record<string, Omit<BoardPiece, 'id' | 'kind'>>> = {
  lantern: { title: 'Lantern', mark: '3', text: 'Shows what waits at a door.', tone: 'good' },
  'rope-1': { title: 'Rope', mark: '1', text: 'Barricades a door.' },
  'rope-2': { title: 'Rope', mark: '1', text: 'Barricades a door.' },
  medkit: { title: 'First-aid kit', mark: '2', text: 'Heals another player by one wound.' },
  axe: { title: 'Fire axe', mark: '4', text: 'Fells a zombie at a door.' },
  flare: { title: 'Flare', mark: '5', text: 'Lights up the yard.' },
}

function card(id: string): BoardPiece {
  return { id, kind: 'card', ...CARDS[id] }
}
