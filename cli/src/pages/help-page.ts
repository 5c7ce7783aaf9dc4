import type { Page, PageLine } from '../output/page.ts'
import type { Table } from '../play/table.ts'
import { COMMANDS, type CommandName, howToAnswer } from '../play/typed.ts'

/** How to play at this table. `legend` explains the signs of a drawn one. */
export function helpPage(table: Table, legend: readonly string[] | null): Page {
  const drawn: PageLine[] = legend ? [{ text: 'Arrow keys and Enter choose, too; Esc clears what you typed.' }] : []
  return {
    title: 'Help',
    lines: [
      { text: table.game.title, tone: 'head' },
      { text: table.game.blurb },
      ...(table.game.credits ? [{ text: table.game.credits, tone: 'aside' as const }] : []),
      { text: '' },
      { text: 'How to answer', tone: 'head' },
      { text: `${howToAnswer(table)} Moves and words may be shortened.` },
      ...drawn,
      { text: '' },
      { text: 'What else you may type', tone: 'head' },
      ...(Object.keys(COMMANDS) as CommandName[]).map(commandLine),
      ...(legend?.length
        ? [{ text: '' }, { text: 'The signs', tone: 'head' as const }, ...legend.map(text => ({ text, hang: 11 }))]
        : []),
    ],
  }
}

function commandLine(name: CommandName): PageLine {
  const { letter, help } = COMMANDS[name]
  return { text: `${(letter ? `${name}, ${letter}` : name).padEnd(10)} ${help}`, hang: 11 }
}
