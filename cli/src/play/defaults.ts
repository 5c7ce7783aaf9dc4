import type { OptionSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

/**
 * Options whose default in the terminal differs from the game's own. Local players may undo a move that revealed
 * nothing; `--options undo=off` restores the rulebook's default.
 */
const TABLE_DEFAULTS: Readonly<Record<string, string>> = { undo: 'until-reveal' }

/** The options of a new local game: the named ones, over the terminal's defaults. */
export function tableOptions(game: AnyKnownGame, named: Readonly<Record<string, string>>): Record<string, string> {
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(TABLE_DEFAULTS)) {
    const spec: OptionSpec<unknown> | undefined = game.options[name]
    if (spec?.type === 'choice' && spec.choices.some(choice => choice.value === value)) options[name] = value
  }
  return { ...options, ...named }
}

/** The pause before a bot's move, so that people can follow. */
export const BOT_PAUSE_MS = 900
