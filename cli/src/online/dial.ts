import { loadGame } from '@holdout/catalog'
import { type RemoteTable, type ServerApi, tableAt, textFrom } from '@holdout/client'
import { WebSocket } from 'ws'

/** Connects to a table as a guest that the server knows already. */
export function joinTable(api: ServerApi, table: string, askAll = false): RemoteTable {
  return tableAt(api, table, WebSocket, { text: textFrom(loadGame), askAll })
}
