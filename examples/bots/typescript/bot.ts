/**
 * A bot that plays a seat of an online table at random, with `@holdout/client`.
 *
 *   npx tsc -p examples/bots/typescript
 *   node examples/bots/typescript/dist/bot.js http://127.0.0.1:8080/ CODE p2
 *
 * (Node 22.18 and later can run bot.ts directly.) Connections, retries and patches are the client's work; the messages
 * are described in docs/protocol.md.
 */
import { randomUUID } from 'node:crypto'
import { ServerApi, tableAt } from '@holdout/client'
import type { PlayableTable } from '@holdout/table'
import { WebSocket } from 'ws'

const [server, code, seat, name = 'Example'] = process.argv.slice(2)
if (!server || !code || !seat) {
  console.error('Usage: bot.js <server> <table> <seat> [name]')
  process.exit(2)
}

/** Chooses a random move. Put your own strategy here; `scene.view` is the position. */
function choose({ state: { scene } }: PlayableTable) {
  const moves = scene.choices.filter(({ kind }) => kind === 'must')
  return moves[Math.floor(Math.random() * moves.length)].move
}

const api = new ServerApi(server, null)
await api.takeName(name)
const table = tableAt(api, code, WebSocket)
await table.until(() => table.info !== null)
if (table.own === null) {
  const answer = await table.sit(seat, name, randomUUID())
  if (!answer.ok) throw new Error(answer.text)
}
await table.until(() => table.online.value.playing)
for (;;) {
  const mine = () => table.state.phase.kind === 'ask' && !table.state.phase.optional
  await table.until(() => table.state.phase.kind === 'over' || mine())
  if (!mine()) break
  const answer = await table.play(choose(table))
  if (!answer.ok) console.error(answer.text)
}
console.log(`The game is over: ${table.state.scene.outcome?.id ?? 'abandoned'}.`)
table.close()
