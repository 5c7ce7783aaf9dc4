import type { AnyGame, AnyMove } from '@holdout/engine'

/** So many moves tell whether a game lists the same ones again and again. */
const ENOUGH = 1_000

const textsByGame = new WeakMap<AnyGame, MoveTexts>()

/** The moves of a game as JSON. */
export function movesText(game: AnyGame, moves: readonly AnyMove[]): string {
  let texts = textsByGame.get(game)
  if (!texts) {
    texts = new MoveTexts()
    textsByGame.set(game, texts)
  }
  return texts.of(moves)
}

/** Most games have their moves ready and list the very same ones again and again: those are written once. */
class MoveTexts {
  private readonly texts = new WeakMap<AnyMove, string>()
  private asked = 0
  private known = 0

  of(moves: readonly AnyMove[]): string {
    const madeAnew = this.asked > ENOUGH && this.known < this.asked / 2
    if (madeAnew || moves.length === 0) return JSON.stringify(moves)
    let list = ''
    for (const move of moves) list += list === '' ? this.textOf(move) : `,${this.textOf(move)}`
    return `[${list}]`
  }

  private textOf(move: AnyMove): string {
    this.asked += 1
    const known = this.texts.get(move)
    if (known !== undefined) {
      this.known += 1
      return known
    }
    const text = JSON.stringify(move)
    this.texts.set(move, text)
    return text
  }
}
