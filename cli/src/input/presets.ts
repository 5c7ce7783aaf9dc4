import { type AnyGame, InputError, nearest, type OptionSpec, type Preset } from '@holdout/engine'
import { gameNamed } from './arguments.ts'

type Named = Record<string, string>

/** The options somebody asked for: those of the preset, and over them those named one by one. */
export async function chosenOptions(slug: string, preset: string | undefined, named: Named): Promise<Named> {
  return preset === undefined ? named : { ...presetOptions(await gameNamed(slug), preset), ...named }
}

/**
 * A preset in the words of `--options`. It speaks for every option that any preset of the game names, so that one which
 * changes nothing still says so.
 */
function presetOptions(game: AnyGame, id: string): Named {
  const presets: readonly Preset<Record<string, unknown>>[] = game.presets ?? []
  const chosen = presets.find(preset => preset.id === id)
  if (!chosen) throw unknownPreset(game, id)
  const specs: Readonly<Record<string, OptionSpec<unknown>>> = game.options
  const names = new Set(presets.flatMap(({ options }) => Object.keys(options)))
  return Object.fromEntries([...names].map(name => [name, String(chosen.options[name] ?? specs[name].default)]))
}

function unknownPreset(game: AnyGame, id: string): InputError {
  const ids = (game.presets ?? []).map(preset => preset.id)
  if (ids.length === 0) return new InputError(`There is no preset "${id}": ${game.title} has none.`)
  const near = nearest(id, ids)
  const meant = near ? ` Did you mean "${near}"?` : ''
  return new InputError(`There is no preset "${id}"; those of ${game.title} are ${ids.join(', ')}.${meant}`)
}
