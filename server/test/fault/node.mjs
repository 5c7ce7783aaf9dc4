// One node, as a process of its own that can be killed, and asked what it uses. Settings come from the environment.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readConfig, serve } from '@holdout/server'

const { url } = await serve(readConfig(process.env, { port: 0 }), process.env.WEB_FOLDER)
// In the words of the load generators that compare servers: `bench` marks what is ours to say.
const delay = monitorEventLoopDelay({ resolution: 5 })
process.on('message', question => {
  if (question === 'delay') {
    // In ms, since the last question. The first one begins to measure.
    process.send({ bench: 1, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 })
    delay.enable()
    delay.reset()
  }
  if (question === 'cpu') process.send({ bench: 1, cpu: process.cpuUsage() })
  if (question !== 'mem') return
  globalThis.gc?.()
  process.send({ bench: 1, rss: process.memoryUsage.rss(), heap: process.memoryUsage().heapUsed })
})
process.once('disconnect', () => process.exit()) // the parent process is gone
process.send({ bench: 1, url, port: Number(new URL(url).port) })
