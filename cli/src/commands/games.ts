import { loadGame, SLUGS } from '@holdout/catalog'
import type { Command } from 'commander'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { optionHelp } from '../text/shared.ts'
import { gamesText } from '../text/small-commands.ts'

export function addGames(program: Command, io: Io): void {
  program
    .command('games')
    .description(gamesText.about)
    .option('--json', optionHelp.jsonList)
    .addHelpText('after', gamesText.examples)
    .action(async ({ json }: { json?: boolean }) => {
      const games = await Promise.all(SLUGS.map(slug => loadGame(slug)))
      const printer = new Printer(io)
      if (json) {
        return printer.json(
          games.map(({ slug, title, blurb, credits, rulesVersion }) => ({ slug, title, blurb, credits, rulesVersion })),
        )
      }
      const widest = Math.max(...SLUGS.map(slug => slug.length))
      for (const { slug, title, blurb, credits } of games) {
        printer.line(`${printer.paint(slug.padEnd(widest), 'bold')}  ${title}. ${blurb}`)
        if (credits) printer.line(`${' '.repeat(widest)}  ${credits}`)
      }
    })
}
