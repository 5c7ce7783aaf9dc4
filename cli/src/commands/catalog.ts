import type { Command } from 'commander'
import { gameNamed } from '../input/arguments.ts'
import { cardFile } from '../input/card-file.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { cardsPage } from '../pages/cards-page.ts'
import { optionHelp } from '../text/shared.ts'
import { catalogText } from '../text/small-commands.ts'

export function addCatalog(program: Command, io: Io): void {
  program
    .command('catalog <slug>')
    .description(catalogText.about)
    .option('--cards <file>', catalogText.cardsHelp)
    .option('--json', optionHelp.jsonList)
    .addHelpText('after', catalogText.examples)
    .action(async (slug: string, { cards, json }: { cards?: string; json?: boolean }) => {
      const file = cardFile(cards).cards
      const game = await gameNamed(slug, file)
      const printer = new Printer(io)
      if (json) return printer.json(game.cards)
      printer.page(cardsPage(game, file && { file: file.file, instead: await gameNamed(slug) }))
    })
}
