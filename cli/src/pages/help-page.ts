import type { Page, PageLine } from '../output/page.ts'
import type { TerminalTable } from '../play/terminal-table.ts'
import { COMMANDS, type CommandName, howToAnswer } from '../play/typed-input.ts'
import { pageText } from '../text/pages.ts'
import { commandHelp } from '../text/table.ts'

const text = pageText.help

/** How to play at this table. `legend` explains the symbols of the drawn table; null in plain lines. */
export function helpPage(table: TerminalTable, legend: readonly string[] | null): Page {
  const drawn: PageLine[] = legend ? [{ text: text.keys }] : []
  return {
    title: text.title,
    lines: [
      { text: table.game.title, tone: 'head' },
      { text: table.game.blurb },
      ...(table.game.credits ? [{ text: table.game.credits, tone: 'aside' as const }] : []),
      { text: '' },
      { text: text.howToAnswer, tone: 'head' },
      { text: `${howToAnswer(table)} ${text.shorten}` },
      ...drawn,
      { text: '' },
      { text: text.commands, tone: 'head' },
      ...(Object.keys(COMMANDS) as CommandName[]).map(commandLine),
      ...(legend?.length
        ? [
            { text: '' },
            { text: text.legend, tone: 'head' as const },
            ...legend.map(line => ({ text: line, hang: 11 })),
          ]
        : []),
    ],
  }
}

function commandLine(name: CommandName): PageLine {
  const { letter } = COMMANDS[name]
  return { text: `${(letter ? `${name}, ${letter}` : name).padEnd(10)} ${commandHelp[name]}`, hang: 11 }
}
