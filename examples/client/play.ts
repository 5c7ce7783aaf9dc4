/**
 * A small online client: opens a table, puts bots on the other seats, and plays a whole game in the terminal. It makes
 * random moves; with `--ask` you choose by number.
 *
 *   npx tsc -p examples/client
 *   node examples/client/dist/play.js http://127.0.0.1:8080/ viral-dawn [--ask]
 *
 * It knows nothing about the games: the server sends every sentence.
 */
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { ServerApi, tableAt } from '@holdout/client'
import type { TableState } from '@holdout/table'
import { plain } from '@holdout/words'
import { WebSocket } from 'ws'

const [server, game, ...flags] = process.argv.slice(2)
if (!server || !game) {
  console.error('Usage: play.js <server> <game> [--ask]')
  process.exit(2)
}
const keyboard = flags.includes('--ask') ? createInterface(process.stdin, process.stdout) : null

const api = new ServerApi(server, null)
await api.takeName('Example')
const wish = { game, options: {}, public: false, spectators: true, name: 'Example', bots: {}, seat: null, entropy: '' }
const table = tableAt(api, await api.openTable(wish), WebSocket)
await table.until(() => table.info !== null)
for (const request of [
  { type: 'sit', seat: table.info?.seats[0].seat ?? '', name: 'Example', entropy: randomUUID() },
  { type: 'start', fill: 'medium' },
] as const) {
  const answer = await table.request(request)
  if (!answer.ok) throw new Error(answer.text)
}

let printed = 0
/** Prints the log lines that are new. */
function printLog({ log, names }: TableState): void {
  for (const { text } of log.slice(printed)) console.log(plain(text, names))
  printed = log.length
}

async function choose({ scene, names }: TableState) {
  const moves = scene.choices.filter(({ kind }) => kind !== 'standing')
  if (!keyboard) return moves[Math.floor(Math.random() * moves.length)].move
  for (const [i, { text }] of moves.entries()) console.log(`${i + 1}  ${plain(text, names)}`)
  const picked = Number(await keyboard.question('> ')) - 1
  return (moves[picked] ?? moves[0]).move
}

await table.until(() => table.online.value.playing)
for (;;) {
  await table.until(() => ['ask', 'over'].includes(table.state.phase.kind))
  printLog(table.state)
  if (table.state.phase.kind === 'over') break
  const answer = await table.play(await choose(table.state))
  if (!answer.ok) console.log(answer.text)
}
console.log(
  table.state.scene.outcome ? plain(table.state.scene.outcome.text, table.state.names) : 'The game was stopped.',
)
keyboard?.close()
table.close()
