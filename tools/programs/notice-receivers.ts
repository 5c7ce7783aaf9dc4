import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to a local server that stands for a push service or a webhook. */
interface Request {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A local HTTP server that keeps all requests. `answer` gives the status for each. */
export class NoticeReceiver {
  readonly requests: Request[] = []
  answer: (request: Request) => number | Promise<number> = () => 201
  private readonly server: Server
  private readonly waiting = new Set<() => void>()

  private constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', part => parts.push(part))
      request.on('end', async () => {
        const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) }
        this.requests.push(got)
        for (const look of [...this.waiting]) look()
        const status = await this.answer(got)
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
      })
    })
  }

  static async start(): Promise<NoticeReceiver> {
    const receiver = new NoticeReceiver()
    await new Promise<void>(done => receiver.server.listen(0, '127.0.0.1', done))
    return receiver
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Waits until there are this many requests. */
  arrived(count: number): Promise<void> {
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`${this.requests.length} of ${count} messages arrived.`)), 60_000)
      const look = (): void => {
        if (this.requests.length < count) return
        clearTimeout(timer)
        this.waiting.delete(look)
        done()
      }
      this.waiting.add(look)
      look()
    })
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise(done => this.server.close(done))
  }
}

/** A push subscription as a browser makes it, with the private key that decrypts its messages. */
export class PushSubscriber {
  readonly path = `/push/${randomUUID()}`
  private readonly ecdh: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor(private readonly service: Pick<NoticeReceiver, 'url'>) {
    this.ecdh.generateKeys()
  }

  get json(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    return {
      endpoint: `${this.service.url}${this.path}`,
      keys: { p256dh: this.ecdh.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    }
  }

  /** Decrypts a message (RFC 8291 and 8188). Throws if it was not encrypted for this subscription. */
  read({ body }: Pick<Request, 'body'>): Record<string, string> {
    const salt = body.subarray(0, 16)
    const length = body[20]
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', this.ecdh.computeSecret(sender), this.auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
}

/** The claims of the sender's token (RFC 8292). Throws if its signature is not of `publicKey`. */
export function vapidClaims({ headers }: Request, publicKey: string): { aud: string; sub: string; exp: number } {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? []
  if (key !== publicKey) throw new Error(`The key ${key} is not the server's.`)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const [head, claims, signature] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is wrong.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
