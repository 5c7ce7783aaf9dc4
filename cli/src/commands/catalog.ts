import type { Command } from 'commander'
import { gameNamed } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import { cardsPage } from '../pages/cards-page.ts'
import { Printer } from '../text/printer.ts'

export function addCatalog(program: Command, io: Io): void {
  program
    .command('catalog <slug>')
    .description("Every card of a game: how many there are, what it does, whether its data is the book's or ours.")
    .option('--json', 'one JSON list')
    .addHelpText('after', '\nExample:\n  holdout catalog until-dawn')
    .action(async (slug: string, { json }: { json?: boolean }) => {
      const game = await gameNamed(slug)
      const printer = new Printer(io)
      if (json) printer.json(game.cards)
      else printer.page(cardsPage(game))
    })
}
