import { type OptionSpec, optionRange, type Preset } from '@holdout/engine'
import type { Command } from 'commander'
import { gameNamed } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import type { PageLine } from '../output/page.ts'
import { Printer } from '../output/printer.ts'
import { optionHelp } from '../text/shared.ts'
import { optionsText } from '../text/small-commands.ts'

export function addOptions(program: Command, io: Io): void {
  program
    .command('options <slug>')
    .description(optionsText.about)
    .option('--json', optionHelp.jsonObject)
    .addHelpText('after', optionsText.examples)
    .action(async (slug: string, { json }: { json?: boolean }) => {
      const game = await gameNamed(slug)
      const specs = Object.entries(game.options as Record<string, OptionSpec<unknown>>)
      const printer = new Printer(io)
      const presets: readonly Preset<object>[] = game.presets ?? []
      if (json) return printer.json({ options: Object.fromEntries(specs), presets })
      const lines = specs.flatMap(([name, spec]) => optionLines(name, spec))
      printer.page({
        title: game.title,
        lines: lines.length ? [...lines, ...presetLines(presets)] : [{ text: optionsText.none(game.title) }],
      })
    })
}

function presetLines(presets: readonly Preset<object>[]): PageLine[] {
  if (presets.length === 0) return []
  return [
    { text: '' },
    { text: optionsText.presets, tone: 'head' },
    ...presets.flatMap(({ id, title, help, options }): PageLine[] => {
      const named = Object.entries(options).map(
        ([name, value]) => `${name}=${value === true ? 'on' : value === false ? 'off' : value}`,
      )
      return [
        { text: `--preset ${id}`, tone: 'head' },
        { text: `${title}. ${help}`, indent: 4 },
        { text: optionsText.sameAs(named), indent: 4, tone: 'aside' },
      ]
    }),
  ]
}

function optionLines(name: string, spec: OptionSpec<unknown>): PageLine[] {
  const standard = spec.type === 'flag' ? (spec.default ? 'on' : 'off') : String(spec.default)
  const aside = spec.rules ? '' : ` ${optionsText.noRules}`
  return [
    { text: `${name}=${standard}`, tone: 'head' },
    { text: `${spec.title}. ${spec.help}${aside}`, indent: 4 },
    { text: optionsText.values(optionRange(spec)), indent: 4, tone: 'aside' },
  ]
}
