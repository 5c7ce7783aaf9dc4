import { InputError, nearest, type OptionSpec, type Preset } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { argumentText } from '../text/shared.ts'
import { gameNamed } from './arguments.ts'

type Named = Record<string, string>

/** The options of the preset, overridden by the options named one by one. */
export async function chosenOptions(slug: string, preset: string | undefined, named: Named): Promise<Named> {
  return preset === undefined ? named : { ...presetOptions(await gameNamed(slug), preset), ...named }
}

/**
 * A preset as values of `--options`. It includes every option that any preset of the game names, so that a preset
 * without changes still sets them to their defaults.
 */
function presetOptions(game: AnyKnownGame, id: string): Named {
  const presets: readonly Preset<Record<string, unknown>>[] = game.presets ?? []
  const chosen = presets.find(preset => preset.id === id)
  if (!chosen) throw unknownPreset(game, id)
  const specs: Readonly<Record<string, OptionSpec<unknown>>> = game.options
  const names = new Set(presets.flatMap(({ options }) => Object.keys(options)))
  return Object.fromEntries([...names].map(name => [name, String(chosen.options[name] ?? specs[name].default)]))
}

function unknownPreset(game: AnyKnownGame, id: string): InputError {
  const ids = (game.presets ?? []).map(preset => preset.id)
  const near = ids.length > 0 ? nearest(id, ids) : null
  return new InputError(argumentText.unknownPreset(game.title, id, ids) + argumentText.didYouMean(near))
}
