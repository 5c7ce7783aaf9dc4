import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * The fate of bytes between a node and a service: they pass; they wait, in both directions; the service gets them
 * and its answers wait; or connections are closed, and new ones too.
 */
type LinkState = 'open' | 'stalled' | 'deaf' | 'cut'

/** A TCP proxy between one node and one service, to cut off that node only. */
export class Link {
  private state: LinkState = 'open'
  private readonly pairs = new Set<{ readonly node: Socket; readonly service: Socket }>()
  private readonly server: Server

  private constructor(private readonly target: URL) {
    this.server = createServer({ allowHalfOpen: false }, node => this.join(node))
  }

  static async to(url: string): Promise<Link> {
    const link = new Link(new URL(url))
    link.server.listen(0, '127.0.0.1')
    await once(link.server, 'listening')
    return link
  }

  /** The service's address for the node. */
  get url(): string {
    const url = new URL(this.target)
    url.port = String((this.server.address() as AddressInfo).port)
    return url.href
  }

  /** The connections that a fault would hit. */
  get size(): number {
    return this.pairs.size
  }

  stall(): void {
    this.set('stalled')
  }

  /** Requests of the node are carried out, but it gets no answer. */
  deafen(): void {
    this.set('deaf')
  }

  /** Closes all connections; bytes on their way are lost. */
  cut(): void {
    this.set('cut')
    for (const { node, service } of this.pairs) {
      node.destroy()
      service.destroy()
    }
  }

  heal(): void {
    this.set('open')
  }

  close(): void {
    this.cut()
    this.server.close()
  }

  private set(state: LinkState): void {
    this.state = state
    for (const pair of this.pairs) this.apply(pair)
  }

  private apply({ node, service }: { readonly node: Socket; readonly service: Socket }): void {
    if (this.state === 'stalled') node.pause()
    else node.resume()
    if (this.state === 'stalled' || this.state === 'deaf') service.pause()
    else service.resume()
  }

  private join(node: Socket): void {
    if (this.state === 'cut') return void node.destroy()
    const service = connect(Number(this.target.port), this.target.hostname)
    const pair = { node, service }
    this.pairs.add(pair)
    const end = (): void => {
      this.pairs.delete(pair)
      node.destroy()
      service.destroy()
    }
    for (const socket of [node, service]) socket.setNoDelay(true).on('error', end).on('close', end)
    node.on('data', data => service.write(data))
    service.on('data', data => node.write(data))
    this.apply(pair)
  }
}
