import { type AnyGame, InputError } from '@holdout/engine'
import type { PatchUpdate, SceneChanges, SceneFields, SceneUpdate } from '@holdout/protocol'
import { describeScene, logLineOf } from '@holdout/table'

/** Turns patches into described scenes. It keeps the last scene, because patches contain only changes. */
export class PatchReader {
  private seq: number | null = null
  private scene: SceneFields | null = null

  constructor(private readonly game: AnyGame) {}

  read({ seq, base, shared, own, from, log, clocks, now }: PatchUpdate): SceneUpdate {
    const scene = changed(changed(this.known(base), shared), own)
    this.seq = seq
    this.scene = scene
    return {
      seq,
      scene: describeScene(this.game, scene),
      from,
      log: log.map(seen => logLineOf(this.game, seen)),
      clocks,
      now,
      undoBlocked: scene.undoBlocked,
    }
  }

  private known(base: number | null): Partial<SceneFields> {
    if (base === null) return {}
    if (this.scene && base === this.seq) return this.scene
    throw new InputError(
      `The server sent the changes since entry ${base}, but the last update received was entry ${this.seq ?? 'none'}.`,
    )
  }
}

function changed(before: Partial<SceneFields>, { items = {}, ...changes }: SceneChanges): SceneFields {
  const view: Record<string, unknown> = { ...before.view, ...changes.view }
  for (const [field, elements] of Object.entries(items)) view[field] = withElements(view[field], elements)
  return { ...before, ...changes, view } as SceneFields
}

/** A field that is a list for others but not for this seat stays as it is; the seat's own patch replaces it whole. */
function withElements(list: unknown, elements: Readonly<Record<number, unknown>>): unknown {
  return Array.isArray(list) ? list.map((element, at) => (Object.hasOwn(elements, at) ? elements[at] : element)) : list
}
