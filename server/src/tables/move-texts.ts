import type { AnyGame, AnyMove } from '@holdout/engine'

/** After this many moves it is clear whether a game reuses its move objects. */
const ENOUGH = 1_000

const textsByGame = new WeakMap<AnyGame, MoveTexts>()

/** Moves as JSON. */
export function movesText(game: AnyGame, moves: readonly AnyMove[]): string {
  let texts = textsByGame.get(game)
  if (!texts) {
    texts = new MoveTexts()
    textsByGame.set(game, texts)
  }
  return texts.of(moves)
}

/** Caches the JSON of moves. Most games reuse the same move objects. */
class MoveTexts {
  private readonly texts = new WeakMap<AnyMove, string>()
  private asked = 0
  private known = 0

  of(moves: readonly AnyMove[]): string {
    const neverReused = this.asked > ENOUGH && this.known < this.asked / 2
    if (neverReused || moves.length === 0) return JSON.stringify(moves)
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
