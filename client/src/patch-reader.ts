import { type AnyGame, InputError } from '@holdout/engine'
import type { SceneNews, Seeing, SightChanges, SightNews } from '@holdout/protocol'
import { sceneIn, toldIn } from '@holdout/table'

/** Turns patches into described scenes. It keeps the last scene, because patches contain only changes. */
export class PatchReader {
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
    throw new InputError(
      `The server sent the changes since entry ${base}, but the last update received was entry ${this.seq}.`,
    )
  }
}

function changed(before: Partial<Seeing>, { items = {}, ...changes }: SightChanges): Seeing {
  const view: Record<string, unknown> = { ...before.view, ...changes.view }
  for (const [field, elements] of Object.entries(items)) view[field] = withElements(view[field], elements)
  return { ...before, ...changes, view } as Seeing
}

/** A field that is a list for others but not for this seat stays as it is; the seat's own patch replaces it whole. */
function withElements(list: unknown, elements: Readonly<Record<number, unknown>>): unknown {
  return Array.isArray(list) ? list.map((element, at) => (Object.hasOwn(elements, at) ? elements[at] : element)) : list
}
