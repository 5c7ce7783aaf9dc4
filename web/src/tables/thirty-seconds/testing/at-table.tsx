import { type AnyMove, Match, Opening, parseScenarios } from '@holdout/engine'
import { DeviceTable, type KnownMatch, realTime } from '@holdout/table'
import { thirtySeconds } from '@holdout/thirty-seconds'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { set } from '../../../client/settings.ts'
import { TableRoom } from '../../../table/table-room.tsx'
import { table as module } from '../index.tsx'

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

/** A match with these options, played up to a decision with a choice, in the first seed that has one. */
export function matchAt(decision: string, options: Readonly<Record<string, unknown>> = {}): KnownMatch {
  for (let seed = 1; seed < 100; seed++) {
    const match: KnownMatch = Match.start(thirtySeconds, { seed: `at-${seed}`, options }) as never
    for (let moves = 0; moves < 12; moves++) {
      const open = thirtySeconds.pending(match.state as never).find(({ kind }) => kind === 'must')
      if (!open) break
      const legal = thirtySeconds.moves(match.state as never, open.seat)
      if (open.decision === decision && legal.length > 1) return match
      match.play(open.seat, legal[0])
    }
  }
  throw new Error(`No match begins with ${decision}.`)
}

/** A position of the scenario notation. */
function matchOf(position: string): KnownMatch {
  const [{ lines, line }] = parseScenarios(`game thirty-seconds\n\n# position\n${position}`, 'position').scenarios
  return new Opening(thirtySeconds as never, lines, line).start(false) as never
}

/**
 * The real table with the real rules and clocks, in a position of the scenario notation or of a match. The other seat
 * is a bot that never moves.
 */
export class AtTable {
  readonly page = document.body.appendChild(document.createElement('div'))
  readonly client: DeviceTable
  private readonly root = createRoot(this.page)

  constructor(position: string | KnownMatch, { seat, moves = [] }: Start) {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, Worker: SilentWorker })
    set('confirm', 'never')
    const match = typeof position === 'string' ? matchOf(position) : position
    for (const [by, move] of moves) {
      const played = match.play(by, move)
      if (!played.ok) throw new Error(played.text)
    }
    const others = thirtySeconds.seats(match.options as never).filter(other => other.seat !== seat)
    this.client = new DeviceTable({
      match,
      seating: { people: { [seat]: null }, bots: Object.fromEntries(others.map(other => [other.seat, 'random'])) },
      askAll: false,
      pause: () => 1e9,
      time: { ...realTime, now: () => performance.now() }, // pages count in this time
      keep: () => {},
    })
    this.client.start()
    act(() => this.root.render(<TableRoom client={this.client} module={module} id={null} />))
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

  /** Waits for code that is loaded after the table is drawn. */
  async loaded(isThere: () => boolean): Promise<void> {
    const look = () => act(async () => isThere()) // what has arrived is drawn when `act` ends
    await vi.waitUntil(look, { timeout: 10_000 })
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
