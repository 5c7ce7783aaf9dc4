import { type AnyGame, InputError } from '@holdout/engine'
import { sceneIn, toldIn } from '@holdout/host'
import type { SceneNews, Seeing, SightChanges, SightNews } from './news.ts'

/** Makes scenes of what is sent without words. It keeps what was told before, because only what is new is told. */
export class SightReader {
  private seq = -1
  private seeing: Seeing | null = null

  constructor(private readonly game: AnyGame) {}

  read({ seq, base, sight, own, from, told, clocks, now }: SightNews): SceneNews {
    const seeing = changed(changed(this.known(base), sight), own)
    this.seq = seq
    this.seeing = seeing
    return {
      seq,
      scene: sceneIn(this.game, seeing),
      from,
      told: told.map(seen => toldIn(this.game, seen)),
      clocks,
      now,
      undoBlocked: seeing.undoBlocked,
    }
  }

  private known(base: number): Partial<Seeing> {
    if (base < 0) return {}
    if (this.seeing && base === this.seq) return this.seeing
    throw new InputError(`The server tells what is new since entry ${base}; the last that came was ${this.seq}.`)
  }
}

function changed(before: Partial<Seeing>, changes: SightChanges): Seeing {
  return { ...before, ...changes, view: { ...before.view, ...changes.view } } as Seeing
}
