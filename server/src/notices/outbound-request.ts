import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { channelText } from '../text/notices.ts'

/**
 * The result of sending a message. `done`: it was accepted. `later`: it was surely not accepted; try again. `gone`: the
 * address does not exist any more. `refused`: another attempt would not help. `unsure`: it may have been accepted.
 * `withdrawn`: the sender did not want it any more.
 */
export interface SendResult {
  readonly result: 'done' | 'later' | 'gone' | 'refused' | 'unsure' | 'withdrawn'
  /** The reason, for the person who tests the channel. */
  readonly reason?: string
  /** When the receiver wants it again, in ms from now. */
  readonly after?: number
}

/** Called when the receiver is connected. If it returns true, the message is written at once, otherwise never. */
export type Begin = () => Promise<boolean>

/** Sends a message that is ready to be written. Before `begin` nothing of it has left the server. */
export type Send = (begin: Begin) => Promise<SendResult>

interface OutboundRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  /** Whether addresses of the server's own network are allowed, and HTTP without TLS. */
  readonly allowPrivate: boolean
}

/** The time to connect, and again the time for the answer, in ms. */
const TIME_LIMIT_MS = 10_000

/** Sends a POST request to an address that a person gave. Redirects are not followed. */
export async function post({ url, headers, body, allowPrivate }: OutboundRequest, begin: Begin): Promise<SendResult> {
  const to = new URL(url)
  const wrong = addressError(to, allowPrivate)
  if (wrong !== null) return { result: 'refused', reason: wrong }
  return new Promise<SendResult>(done => {
    let written = false
    const failed = (reason: string): void => done({ result: written ? 'unsure' : 'later', reason })
    const request = (to.protocol === 'https:' ? https : http).request(to, {
      method: 'POST',
      headers: { 'content-length': Buffer.byteLength(body), ...headers },
      agent: false,
      lookup: allowPrivate ? undefined : publicLookup,
    })
    let timer = setTimeout(tooSlow, TIME_LIMIT_MS)
    function tooSlow(): void {
      failed(channelText.tooSlow)
      request.destroy()
    }
    async function write(): Promise<void> {
      clearTimeout(timer)
      if (!(await begin())) {
        done({ result: 'withdrawn' })
        request.destroy()
      } else if (!request.destroyed) {
        written = true
        timer = setTimeout(tooSlow, TIME_LIMIT_MS)
        request.end(body)
      }
    }
    // A request opens its connection at once, and sends nothing before `end`.
    request.on('socket', socket =>
      socket.once(to.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        write().catch(error => request.destroy(error))
      }),
    )
    request.on('response', answer => {
      answer.destroy() // nothing in it is needed, and it may be long
      if (written) done(resultOf(answer.statusCode ?? 0, answer.headers['retry-after']))
    })
    request.on('error', error => {
      if (error instanceof PrivateAddress) done({ result: 'refused', reason: error.message })
      else failed(channelText.unreachable)
    })
    request.on('close', () => {
      clearTimeout(timer)
      failed(channelText.unreachable)
    })
  })
}

function resultOf(status: number, retryAfter: string | undefined): SendResult {
  const reason = channelText.answered(status)
  if (status >= 200 && status < 300) return { result: 'done' }
  if (status === 404 || status === 410) return { result: 'gone', reason }
  if (status !== 429 && status < 500) return { result: 'refused', reason }
  const after = Number(retryAfter) * 1000
  return { result: 'later', reason, ...(after > 0 ? { after } : {}) }
}

/** Why nothing may be sent to this address; null if it may, as far as can be known before its name is looked up. */
export function addressError({ protocol, hostname, username, password }: URL, allowPrivate: boolean): string | null {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (username !== '' || password !== '') return channelText.noCredentials
  if (allowPrivate) return protocol === 'https:' || protocol === 'http:' ? null : channelText.onlyHttps
  if (protocol !== 'https:') return channelText.onlyHttps
  return isIP(host) !== 0 && isPrivate(host) ? channelText.privateAddress : null
}

class PrivateAddress extends Error {
  constructor() {
    super(channelText.privateAddress)
  }
}

/** Looks up a name for one connection, and rejects it if one of its addresses is not public. */
const publicLookup: LookupFunction = (name, options, found) => {
  lookup(name, { family: options.family as 0 | 4 | 6, all: true }).then(
    all => {
      if (all.some(({ address }) => isPrivate(address))) found(new PrivateAddress(), '')
      else if (options.all) found(null, all)
      else found(null, all[0].address, all[0].family)
    },
    error => found(error, ''),
  )
}

const RESERVED = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  RESERVED.addSubnet(net, bits)
// Addresses that contain one of IPv4, which could be private, and those for documentation.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  RESERVED.addSubnet(net, bits, 'ipv6')
const PUBLIC_IPV6 = new BlockList()
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is private, loopback, link-local or otherwise not public. */
function isPrivate(address: string): boolean {
  if (isIP(address) === 4) return RESERVED.check(address)
  return RESERVED.check(address, 'ipv6') || !PUBLIC_IPV6.check(address, 'ipv6')
}
