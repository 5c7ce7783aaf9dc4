// @vitest-environment happy-dom
import { loadGame } from '@holdout/catalog'
import { Match, SeededChance } from '@holdout/engine'
import { type Scene, sceneOf } from '@holdout/table'
import { type Move, titleOfCard, type View } from '@holdout/viral-dawn/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkEveryMove, checkEveryMoveAt, type Pressed, type TableUnderTest } from '../../table/testing/every-move.tsx'
import { table as viralDawn } from './index.tsx'
import { pathsOf, readPiece } from './pieces.ts'

const UNTIMED = { 'turn-seconds': 0, 'react-seconds': 0 }

/** The visible text of the actions of a hand card. */
const SHOWN: Readonly<Record<string, string>> = {
  lay: 'Lay',
  discard: 'Discard',
  ace: 'Apocalypse',
  purge: 'Discard and purge…',
}

/** Their accessible names. */
const LABELS: Readonly<Record<string, RegExp>> = { lay: /lay the/i, discard: /discard the/i, ace: /./, purge: /./ }

const showsCard = ({ of, label, move }: Pressed<View, Move>): void =>
  expect(label).toContain(move.move === 'announce' ? 'Joker' : titleOfCard(of))

const takesCard = (pressed: Pressed<View, Move>): void => {
  const { kind, label, button } = pressed
  showsCard(pressed)
  expect(label).toContain(`${kind} it`)
  expect(button.textContent?.toLowerCase()).toContain(kind)
}

const showsPlace = ({ of, button, scene: { view } }: Pressed<View, Move>): void => {
  const place = view.places.findIndex(({ seat, laid }) => seat === of || laid.includes(of))
  expect(button.closest('.vd-place')?.getAttribute('aria-label')).toContain(`place ${place + 1}`)
}

const table: TableUnderTest<View, Move> = {
  slug: 'viral-dawn',
  Table: viralDawn.Table,
  pathsOf: (move, { view }) => pathsOf(move, view, false),
  isPiece: piece => ['hand', 'laid', 'player', 'cards'].includes(readPiece(piece).kind),
  buttons: {
    'keep-all': 'a no to purging',
    'purge-done': 'ends a decision of several steps',
    'end-turn': 'ends the turn',
    draw: 'a yes to a card',
    'no-draw': 'a no to a card',
    'no-joker': 'a no',
    'no-queen': 'a no',
    'take-nothing': 'none of the cards',
    count: 'a key at the place of the player who is counted',
    'both Jokers': 'two cards at once',
    pass: 'the hand is empty: there is nothing to press',
  },
  buttonOf: move => (move.move === 'announce' && move.jokers === 2 ? 'both Jokers' : move.move),
  matches: {
    'match of 4': UNTIMED,
    'match of 2 with laid Aces and Queens against Queens': {
      ...UNTIMED,
      players: 2,
      'ace-lay': true,
      'queen-chain': true,
      'expert-tens': true,
    },
    'match of 6 with free purging': { ...UNTIMED, players: 6, purge: 'free', 'joker-order': 'clockwise' },
    'match of 3 in honor mode': { ...UNTIMED, players: 3, 'honor-mode': true, games: 3 },
  },
  decisions: [
    'free-purge',
    'honor-draw',
    'joker-announce',
    'may honor-draw',
    'may turn-action',
    'queen-answer',
    'reversal-take',
    'turn-action',
  ],
  kindOf({ kind, of, button }) {
    if (kind !== 'button' || !(of in SHOWN)) return kind
    return button.matches('.vd-hand__acts *') ? 'action of a hand card' : 'place for a hand card'
  },
  names: {
    hand: showsCard,
    laid: pressed => {
      showsCard(pressed)
      showsPlace(pressed)
    },
    keep: takesCard,
    discard: takesCard,
    'action of a hand card': ({ of, label, button }) => {
      expect(button.textContent).toBe(SHOWN[of])
      expect(label).toMatch(LABELS[of])
    },
    'place for a hand card': ({ of, label }) => expect(label).toMatch(LABELS[of]),
    player: showsPlace,
    count: showsPlace,
  },
  positions: 4,
}

checkEveryMove(table)

/** A position from a match between random bots. */
async function positionWith(
  options: Readonly<Record<string, unknown>>,
  isIt: (scene: Scene<View, Move>) => boolean,
): Promise<Scene<View, Move>> {
  const game = await loadGame('viral-dawn')
  for (let seed = 1; seed < 200; seed++) {
    const match = Match.start(game, { seed: `rare-${seed}`, options: { ...UNTIMED, ...options } })
    const luck = SeededChance.of(`moves-${seed}`)
    while (!match.over) {
      const { seat } = game.pending(match.state)[0]
      const scene = sceneOf(match, seat) as Scene<View, Move>
      if (isIt(scene)) return scene
      const moves = game.moves(match.state, seat)
      match.play(seat, moves[luck.pick('move', moves)])
    }
  }
  throw new Error('There is no such position.')
}

const isAsked =
  (asked: string) =>
  ({ view }: Scene<View, Move>): boolean =>
    view.question?.asked === asked

it('a player who held too many cards gives up one of the highest laid cards by pressing it', async () =>
  checkEveryMoveAt(
    table,
    await positionWith({ players: 2, 'honor-mode': true, purge: 'free' }, isAsked('honor-highest')),
  ))

it('a Joker is played by pressing the player to change places with', async () =>
  checkEveryMoveAt(table, await positionWith({ players: 4 }, isAsked('joker-target'))))

describe('on a phone', () => {
  const phone = { ...table, pathsOf: (move: Move, { view }: Scene<View, Move>) => pathsOf(move, view, true) }
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } }
  // Narrow and low: happy-dom wants all conditions of a media query list to hold.
  beforeAll(() => happyDOM.setViewport({ width: 390, height: 400 }))

  it('a card is taken in the sheet of its owner, with a King', async () => {
    const hasKing = ({ choices }: Scene<View, Move>) => choices.some(({ move }) => move.move === 'king' && move.keep)
    const scene = await positionWith({ players: 4 }, hasKing)
    checkEveryMoveAt(phone, scene)
  })

  it('a card is taken in the sheet of its owner, in return', async () =>
    checkEveryMoveAt(phone, await positionWith({ players: 4 }, isAsked('reversal-take'))))
})
