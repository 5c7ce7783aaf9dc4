import { HotSeatTable } from '@holdout/client'
import { type AnyMove, Opening, parseScenarios } from '@holdout/engine'
import { realTime } from '@holdout/table'
import { thirtySeconds } from '@holdout/thirty-seconds'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { set } from '../../../client/settings.ts'
import { TableRoom } from '../../../table/table-room.tsx'
import * as module from '../index.tsx'

/** The names on the table are explained by a worker, which has no part in these tests. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

/** The viewer's seat, and moves that lead from the given position to the one of the test. */
interface Start {
  readonly seat: 'survivor' | 'zombie'
  readonly moves?: readonly (readonly [seat: string, move: AnyMove])[]
}

/**
 * The real table with the real rules and clocks, in a position of the scenario notation. The other seat is a bot that
 * never moves.
 */
export class AtTable {
  readonly page = document.body.appendChild(document.createElement('div'))
  readonly client: HotSeatTable
  private readonly root = createRoot(this.page)

  constructor(position: string, { seat, moves = [] }: Start) {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, Worker: SilentWorker })
    set('confirm', 'never')
    const [{ lines, line }] = parseScenarios(`game thirty-seconds\n\n# position\n${position}`, 'position').scenarios
    const match = new Opening(thirtySeconds as never, lines, line).start(false)
    for (const [by, move] of moves) {
      const played = match.play(by, move)
      if (!played.ok) throw new Error(played.text)
    }
    const other = seat === 'survivor' ? 'zombie' : 'survivor'
    this.client = new HotSeatTable({
      match: match as never,
      seating: { people: { [seat]: null }, bots: { [other]: 'random' } },
      askAll: false,
      pause: () => 1e9,
      time: { ...realTime, now: () => performance.now() }, // pages count in this time
      keep: () => {},
    })
    this.client.start()
    act(() => this.root.render(<TableRoom client={this.client} module={module as never} id={null} />))
  }

  one(selector: string): HTMLElement {
    const found = this.page.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`The table shows no ${selector}.`)
    return found
  }

  textOf(selector: string): string {
    return this.page.querySelector(selector)?.textContent ?? ''
  }

  piece(id: string): HTMLElement {
    return this.one(`[data-piece="${id}"]`)
  }

  press(element: HTMLElement): Promise<void> {
    return act(async () => element.click())
  }

  /** The button with this name. */
  button(name: string | RegExp): HTMLElement {
    const named = (text: string | null): boolean =>
      text !== null && (typeof name === 'string' ? text === name : name.test(text))
    const found = [...this.page.querySelectorAll('button')].find(
      button => named(button.getAttribute('aria-label')) || named(button.textContent),
    )
    if (!found) throw new Error(`There is no button ${name}.`)
    return found
  }

  close(): void {
    act(() => this.root.unmount())
    this.page.remove()
  }
}
