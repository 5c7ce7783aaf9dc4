import type { TableState } from '@holdout/table'
import { useCallback, useEffect, useState } from 'react'
import { type Elsewhere, type GameHold, holdGame } from '../../client/game-hold.ts'
import { openLocalTable, type WorkerTable } from '../../client/local-table.ts'
import { noteWinners, type SaveFacts } from '../../client/save-list.ts'
import { recordOf } from '../../client/saves.ts'
import { started } from '../../client/start.ts'
import type { TableModule } from '../../table/table-props.ts'
import { loadTable } from '../../tables/index.ts'
import { playText } from '../../text/play.ts'
import type { TableSource } from '../../worker/messages.ts'

export type LocalGame =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly client: WorkerTable; readonly module: TableModule }
  | { readonly kind: 'elsewhere'; readonly why: Elsewhere }
  | { readonly kind: 'wrong'; readonly error: Error }

const COMING: LocalGame = { kind: 'coming' }

/** Opens a game of this device in this tab. Also returns a function that takes it over from another tab. */
export function useLocalGame(id: string): [LocalGame, () => void] {
  const [game, setGame] = useState<LocalGame>(COMING)
  /** A new object reopens the table. */
  const [sitting, setSitting] = useState({ takeOver: false })
  useEffect(() => {
    setGame(COMING)
    const leave = sitDown(id, sitting.takeOver, setGame)
    // The browser may restore this page from its cache, and another tab may have the game by then.
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setSitting({ takeOver: false })
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', back)
      leave()
    }
  }, [id, sitting])
  return [game, useCallback(() => setSitting({ takeOver: true }), [])]
}

/** Opens the table and reports the result. Returns a function that closes it. */
function sitDown(id: string, takeOver: boolean, tell: (game: LocalGame) => void): () => void {
  let gone = false
  let hold: GameHold | null = null
  let client: WorkerTable | null = null
  let facts: (() => SaveFacts) | null = null
  const leave = (): void => {
    gone = true
    client?.close()
    hold?.letGo()
  }
  const lost = (why: Elsewhere): void => {
    if (gone) return
    leave()
    tell({ kind: 'elsewhere', why })
  }
  const open = async (): Promise<void> => {
    const taken = await holdGame(id, takeOver, lost)
    if (gone) return taken?.letGo()
    if (!taken) return tell({ kind: 'elsewhere', why: 'open' })
    hold = taken
    const opened = await openLocalTable(lastOf(id), record => taken.keep(record, facts?.()))
    client = opened
    if (gone) return opened.close()
    const module = await loadTable(opened.state.slug)
    facts = () => factsOf(opened.state, module)
    const note = (): void => {
      const { scene, names } = opened.state
      if (scene.outcome)
        noteWinners(
          id,
          scene.outcome.winners.map(seat => names[seat] ?? seat),
        )
    }
    opened.subscribe(note)
    note()
    if (!gone) tell({ kind: 'here', client: opened, module })
  }
  open().catch((error: unknown) => {
    if (gone) return
    leave()
    tell({ kind: 'wrong', error: error as Error })
  })
  return leave
}

/** How far the game is, how it stands, and whose turn it is among several people. */
function factsOf({ scene, names, people }: TableState, { progress, stands }: TableModule): SaveFacts {
  const asked = scene.decisions.find(({ kind, seat }) => kind === 'must' && people.includes(seat))
  return {
    ...(progress ? { progress: progress(scene.view) } : {}),
    ...(stands ? { stands: stands(scene.view, people[0]) } : {}),
    ...(people.length > 1 && asked ? { turn: names[asked.seat] ?? asked.seat } : {}),
  }
}

/** The saved game if there is one, so that a reload resumes it; otherwise the table that was just set up. */
function lastOf(id: string): TableSource {
  const record = recordOf(id)
  const table = started(id)
  if (record) return { record }
  if (table) return { table }
  throw new Error(playText.notHere)
}
