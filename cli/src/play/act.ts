import type { Result } from '@holdout/engine'
import type { Undone } from '@holdout/table'
import type { Page } from '../output/page.ts'
import { boardPage } from '../pages/board-page.ts'
import { cardsPage } from '../pages/cards-page.ts'
import { helpPage } from '../pages/help-page.ts'
import { hintPage } from '../pages/hint-page.ts'
import { logPage } from '../pages/log-page.ts'
import { rulesPage } from '../pages/rules-page.ts'
import { whyPage } from '../pages/why-page.ts'
import { playText } from '../text/play.ts'
import { tableText } from '../text/table.ts'
import type { NowOrLater, TerminalTable } from './terminal-table.ts'
import { type CommandName, readTyped } from './typed-input.ts'

/** The result of a typed line, for the surface to show. */
export type TypedResult =
  /** The table has changed, or there is nothing to show. */
  | { readonly kind: 'done' }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'page'; readonly page: Page; readonly from: 'top' | 'bottom' }
  | { readonly kind: 'choose'; readonly question: string; readonly items: readonly ActItem[] }
  | { readonly kind: 'quit' }

interface ActItem {
  readonly label: string
  pick(): NowOrLater<TypedResult>
}

/** The facts about the surface that the commands need. */
export interface ActSetting {
  /** Explanations of the symbols of the drawn table; null in plain lines. */
  readonly legend: readonly string[] | null
  /** The file or link of the game, for `save`. */
  readonly savedIn: string
}

const DONE: TypedResult = { kind: 'done' }

/** Carries out a typed line. The result of a move comes later if the table needs time for it. */
export function act(text: string, table: TerminalTable, setting: ActSetting): NowOrLater<TypedResult> {
  const typed = readTyped(text, table)
  switch (typed.kind) {
    case 'nonsense':
      return { kind: 'say', text: typed.say }
    case 'pass':
      table.pass(typed.untilNeeded)
      return DONE
    case 'move':
      return resultOf(table.play(typed.move))
    case 'command':
      return commands[typed.command](table, typed.rest, setting)
  }
}

const commands: Readonly<
  Record<CommandName, (table: TerminalTable, rest: string, setting: ActSetting) => NowOrLater<TypedResult>>
> = {
  why: (table, rest) => top(whyPage(table, rest)),
  rules: (table, rest) => top(rulesPage(table.game, rest)),
  log: table => ({ kind: 'page', page: logPage(table.log), from: 'bottom' }),
  board: table => top(boardPage(table.game, table.view, table.names)),
  cards: table => top(cardsPage(table.game)),
  help: (table, _rest, { legend }) => top(helpPage(table, legend)),
  hint,
  undo: table => undone(table, table.undo()),
  reset: table => undone(table, table.reset()),
  redo: table => resultOf(table.redo()),
  'step in': stepIn,
  more,
  concede,
  chat: (table, rest) => (rest === '' ? { kind: 'say', text: tableText.chatUsage } : resultOf(table.say(rest))),
  save(table, _rest, { savedIn }) {
    // Every move was saved when it was made, so this only shows where.
    return { kind: 'say', text: table.notice ?? playText.saved(savedIn) }
  },
  quit: () => ({ kind: 'quit' }),
}

function top(page: Page): TypedResult {
  return { kind: 'page', page, from: 'top' }
}

function resultOf(answer: NowOrLater<Result>): NowOrLater<TypedResult> {
  return after(answer, done => (done.ok ? DONE : { kind: 'say', text: tableText.withRule(done.text, done.rule) }))
}

function undone(table: TerminalTable, answer: NowOrLater<Undone>): NowOrLater<TypedResult> {
  return after(answer, done => {
    if (!done.ok || !done.moves?.length) return resultOf(done)
    return { kind: 'say', text: tableText.undone(done.moves.map(move => table.labelOf(move))) }
  })
}

function after<R>(answer: NowOrLater<R>, then: (result: R) => NowOrLater<TypedResult>): NowOrLater<TypedResult> {
  return answer instanceof Promise ? answer.then(then) : then(answer)
}

async function hint(table: TerminalTable): Promise<TypedResult> {
  if (table.hintsBlocked) return { kind: 'say', text: table.hintsBlocked.text }
  const found = await table.hint()
  return found ? top(hintPage(found, table.names)) : { kind: 'say', text: tableText.hint.none }
}

function concede(table: TerminalTable): TypedResult {
  const move = table.standingMoves.find(standing => standing.move === 'concede')
  if (!move) return { kind: 'say', text: tableText.noConcede }
  return {
    kind: 'choose',
    question: tableText.concede.question,
    items: [
      { label: tableText.concede.no, pick: () => DONE },
      { label: tableText.concede.yes, pick: () => resultOf(table.play(move)) },
    ],
  }
}

/** Offers the actions that are available at any time. */
function more(table: TerminalTable): TypedResult {
  const { standingMoves: moves, extras } = table
  if (moves.length + extras.length === 0) return { kind: 'say', text: tableText.more.none }
  return {
    kind: 'choose',
    question: tableText.more.question,
    items: [
      { label: tableText.more.back, pick: () => DONE },
      ...moves.map(move => ({ label: table.labelOf(move), pick: () => resultOf(table.play(move)) })),
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

function stepIn(table: TerminalTable, rest: string): TypedResult {
  const able = table.mayStepIn
  if (able.length === 0) return { kind: 'say', text: tableText.stepIn.none }
  const wanted = rest === '' ? null : able.find(seat => table.nameOf(seat).toLowerCase() === rest.toLowerCase())
  if (wanted === undefined)
    return {
      kind: 'say',
      text: tableText.stepIn.notThis(
        rest,
        able.map(seat => table.nameOf(seat)),
      ),
    }
  const seat = wanted ?? (able.includes(table.viewer) ? table.viewer : able.length === 1 ? able[0] : null)
  if (seat !== null) {
    table.stepIn(seat)
    return DONE
  }
  return {
    kind: 'choose',
    question: tableText.stepIn.question,
    items: [
      { label: tableText.stepIn.cancel, pick: () => DONE },
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
