import type { AnyGame, OptionSpec } from '@holdout/engine'

/**
 * Where the terminal table departs from a game's own defaults. Among friends and alone one may take back what showed
 * nothing new; `--options undo=off` gives the book's game.
 */
const TABLE_DEFAULTS: Readonly<Record<string, string>> = { undo: 'until-reveal' }

/** The options of a new game at the terminal: those named, then the table's, then the game's own. */
export function tableOptions(game: AnyGame, named: Readonly<Record<string, string>>): Record<string, string> {
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(TABLE_DEFAULTS)) {
    const spec: OptionSpec<unknown> | undefined = game.options[name]
    if (spec?.type === 'choice' && spec.choices.some(choice => choice.value === value)) options[name] = value
  }
  return { ...options, ...named }
}

/** How long a bot seems to think at the drawn table. */
export const BOT_PAUSE_MS = 900
