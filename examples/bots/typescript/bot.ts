/**
 * A bot that connects to a server directly: HTTP to set a name, one WebSocket to play. It plays every game at random.
 *
 *   npx tsc -p examples/bots/typescript
 *   node examples/bots/typescript/dist/bot.js http://127.0.0.1:8080/ CODE p2
 *
 * (Node 22.18 and later can run bot.ts directly.) The messages are described in docs/protocol.md; their types come from
 * @holdout/protocol.
 */
import { randomUUID } from 'node:crypto'
import type { FromClient, FromServer, SceneNews } from '@holdout/protocol'
import { WebSocket } from 'ws'

const VERSION = 2
const [server, table, seat, name = 'Example'] = process.argv.slice(2)
if (!server || !table || !seat) {
  console.error('Usage: bot.js <server> <table> <seat> [name]')
  process.exit(2)
}

/** Sets the name, which creates a guest. Returns the session cookie. */
async function setName(): Promise<string> {
  const answer = await fetch(new URL('api/me', server), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (!answer.ok) throw new Error(((await answer.json()) as { error: string }).error)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** Chooses a random move. Put your own strategy here; `scene.view` is the position. */
function choose({ scene }: SceneNews) {
  const asked = scene.asked.some(({ seat: who, kind }) => who === scene.who && kind === 'must')
  const moves = scene.choices.filter(({ kind }) => kind === 'must')
  return asked ? moves[Math.floor(Math.random() * moves.length)]?.move : undefined
}

class Bot {
  /** The last log entry received. After a reconnect the server continues from it. */
  private seq = -1
  /** Requests without an answer. They are resent after a reconnect with the same id, so none is carried out twice. */
  private readonly waiting = new Map<string, FromClient>()
  private socket: WebSocket | null = null
  private news: SceneNews | null = null
  private over = false

  constructor(private readonly cookie: string) {
    this.connect()
  }

  private connect(): void {
    const url = new URL('api/socket', server)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    this.socket = new WebSocket(url, { headers: { cookie: this.cookie } })
    this.socket.on('open', () => this.send({ say: 'hello', version: VERSION, table: table as string, since: this.seq }))
    this.socket.on('message', data => this.heard(JSON.parse(String(data)) as FromServer))
    this.socket.on('error', error => console.error(error.message))
    this.socket.on('close', () => {
      if (!this.over) setTimeout(() => this.connect(), 500)
    })
  }

  private heard(message: FromServer): void {
    switch (message.say) {
      case 'welcome':
        for (const request of this.waiting.values()) this.send(request)
        if (message.you.seat === null && this.waiting.size === 0)
          this.ask({ say: 'sit', id: randomUUID(), seat: seat as string, name, entropy: randomUUID() })
        return
      case 'scene':
        this.seq = message.seq
        this.news = message
        if (message.scene.outcome) return this.end(message.scene.outcome.id)
        return this.play()
      case 'table':
        if (message.table.status === 'over') this.end(message.table.outcome ?? 'abandoned')
        return
      case 'done':
        this.waiting.delete(message.id)
        if (this.seq >= (message.seq ?? 0)) this.play() // otherwise the scene after the move has not arrived yet
        return
      case 'refused':
        console.error(message.because)
        // Continue only after a rejected move.
        if (message.id === null || this.waiting.get(message.id)?.say !== 'move') process.exit(1)
        this.waiting.delete(message.id)
        return this.play()
    }
  }

  /** Makes one move at a time: the next decision is not known until the last move is answered. */
  private play(): void {
    const move = this.waiting.size === 0 && this.news ? choose(this.news) : undefined
    if (move) this.ask({ say: 'move', id: randomUUID(), move: move as Extract<FromClient, { say: 'move' }>['move'] })
  }

  private ask(request: FromClient & { id: string }): void {
    this.waiting.set(request.id, request)
    this.send(request)
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private end(how: string): void {
    if (this.over) return
    this.over = true
    console.log(`The game is over: ${how}.`)
    this.socket?.close()
  }
}

new Bot(await setName())
