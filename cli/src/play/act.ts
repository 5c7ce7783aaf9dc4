import type { Page } from '../output/page.ts'
import { boardPage } from '../pages/board-page.ts'
import { cardsPage } from '../pages/cards-page.ts'
import { helpPage } from '../pages/help-page.ts'
import { logPage } from '../pages/log-page.ts'
import { rulesPage } from '../pages/rules-page.ts'
import { whyPage } from '../pages/why-page.ts'
import type { Done, Table, TakenBack } from './table.ts'
import { type CommandName, readTyped } from './typed.ts'

/** What follows from what somebody typed; the front end shows it in its own way. */
export type Act =
  /** The table has changed, or nothing is to be said. */
  | { readonly kind: 'done' }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'page'; readonly page: Page; readonly from: 'top' | 'bottom' }
  | { readonly kind: 'choose'; readonly question: string; readonly items: readonly ActItem[] }
  | { readonly kind: 'quit' }

interface ActItem {
  readonly label: string
  pick(): Act
}

/** Whatever a front end must tell the commands about itself. */
export interface ActSetting {
  /** What the signs of the drawn table mean; null in plain lines. */
  readonly legend: readonly string[] | null
  /** Where the game is kept, for `save`. */
  readonly savedIn: string
}

const DONE: Act = { kind: 'done' }

export function act(text: string, table: Table, setting: ActSetting): Act {
  const typed = readTyped(text, table)
  switch (typed.kind) {
    case 'nonsense':
      return { kind: 'say', text: typed.say }
    case 'pass':
      table.pass(typed.untilNeeded)
      return DONE
    case 'move':
      return told(table.answer(typed.move))
    case 'command':
      return commands[typed.command](table, typed.rest, setting)
  }
}

const commands: Readonly<Record<CommandName, (table: Table, rest: string, setting: ActSetting) => Act>> = {
  why: (table, rest) => top(whyPage(table, rest)),
  rules: (table, rest) => top(rulesPage(table.game, rest)),
  log: table => ({ kind: 'page', page: logPage(table.log), from: 'bottom' }),
  board: table => top(boardPage(table.game, table.view, table.names)),
  cards: table => top(cardsPage(table.game)),
  help: (table, _rest, { legend }) => top(helpPage(table, legend)),
  undo: table => takenBack(table.undo()),
  reset: table => takenBack(table.reset()),
  redo: table => told(table.redo()),
  'step in': stepIn,
  more,
  concede,
  chat: (table, rest) =>
    rest === '' ? { kind: 'say', text: 'Write after it what you want to say.' } : told(table.say(rest)),
  save(table, _rest, { savedIn }) {
    // Every move was saved when it was made; what is left to say is where.
    return { kind: 'say', text: table.notice ?? `Saved in ${savedIn}` }
  },
  quit: () => ({ kind: 'quit' }),
}

function top(page: Page): Act {
  return { kind: 'page', page, from: 'top' }
}

function told(done: Done): Act {
  return done.ok ? DONE : { kind: 'say', text: done.why ? `${done.say} [${done.why}]` : done.say }
}

function takenBack(done: TakenBack): Act {
  if (!done.ok || done.gone.length === 0) return told(done)
  return { kind: 'say', text: `Taken back: ${done.gone.join('; ')}.` }
}

function concede(table: Table): Act {
  const move = table.standingMoves.find(standing => standing.move === 'concede')
  if (!move) return { kind: 'say', text: 'There is no giving up in this game; "quit" leaves it, saved.' }
  return {
    kind: 'choose',
    question: 'Give up this game for good?',
    items: [
      { label: 'No, play on', pick: () => DONE },
      { label: 'Yes, give up', pick: () => told(table.stand(move)) },
    ],
  }
}

/** What may be done whatever is asked. */
function more(table: Table): Act {
  const { standingMoves: moves, extras } = table
  if (moves.length + extras.length === 0) return { kind: 'say', text: 'There is nothing else that you may do now.' }
  return {
    kind: 'choose',
    question: 'At any time you may:',
    items: [
      { label: 'Nothing, play on', pick: () => DONE },
      ...moves.map(move => ({ label: table.labelOf(move), pick: () => told(table.stand(move)) })),
      ...extras.map(({ label, pick }) => ({
        label,
        pick: () => {
          pick()
          return DONE
        },
      })),
    ],
  }
}

function stepIn(table: Table, rest: string): Act {
  const able = table.mayStepIn
  if (able.length === 0) return { kind: 'say', text: 'Nobody here may step in now.' }
  const wanted = rest === '' ? null : able.find(seat => table.nameOf(seat).toLowerCase() === rest.toLowerCase())
  if (wanted === undefined)
    return { kind: 'say', text: `${rest} may not step in now; ${able.map(seat => table.nameOf(seat)).join(', ')} may.` }
  const seat = wanted ?? (able.includes(table.viewer) ? table.viewer : able.length === 1 ? able[0] : null)
  if (seat !== null) {
    table.stepIn(seat)
    return DONE
  }
  return {
    kind: 'choose',
    question: 'Who steps in?',
    items: [
      { label: 'Nobody', pick: () => DONE },
      ...able.map(other => ({
        label: table.nameOf(other),
        pick: () => {
          table.stepIn(other)
          return DONE
        },
      })),
    ],
  }
}
