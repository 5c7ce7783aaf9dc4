// Loaded before a node, with `--import`: its wall clock is wrong by CLOCK_SKEW ms from the start, and steps by as many
// ms as a message `{ step }` says. Monotonic time (performance.now, timers) stays right, as on a real machine.
let skew = Number(process.env.CLOCK_SKEW ?? 0)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (_, given, target) =>
    Reflect.construct(RealDate, given.length === 0 ? [RealDate.now() + skew] : given, target),
  apply: () => new RealDate(RealDate.now() + skew).toString(),
  get: (real, name) => (name === 'now' ? () => RealDate.now() + skew : Reflect.get(real, name)),
})
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + skew })
process.on('message', ({ step }) => {
  skew += step ?? 0
})
