import type { Command } from 'commander'
import { gameNamed } from '../input/arguments.ts'
import { CARDS_HELP, cardFile } from '../input/card-file.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { cardsPage } from '../pages/cards-page.ts'

export function addCatalog(program: Command, io: Io): void {
  program
    .command('catalog <slug>')
    .description("Every card of a game: how many there are, what it does, whether its data is the book's or ours.")
    .option('--cards <file>', `${CARDS_HELP}; says which cards are not the game's own`)
    .option('--json', 'one JSON list')
    .addHelpText(
      'after',
      '\nExamples:\n  holdout catalog until-dawn\n  holdout catalog until-daylight --cards box.json',
    )
    .action(async (slug: string, { cards, json }: { cards?: string; json?: boolean }) => {
      const file = cardFile(cards).cards
      const game = await gameNamed(slug, file)
      const printer = new Printer(io)
      if (json) return printer.json(game.cards)
      printer.page(cardsPage(game, file && { file: file.file, instead: await gameNamed(slug) }))
    })
}
