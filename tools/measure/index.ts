import { toolList } from '../tool.ts'

export const { usage, main } = toolList('npm run measure --', {
  load: { does: 'moves per second, response times and memory of one server node', load: () => import('./load.ts') },
  soak: { does: 'hours of play on one node: memory, response times, event loop', load: () => import('./soak.ts') },
  store: { does: 'how many moves per second are stored', load: () => import('./store.ts') },
  chat: { does: 'a node whose guests all write at the same moment', load: () => import('./chat.ts') },
  flood: { does: 'the CPU time that a client gets that floods a server', load: () => import('./flood.ts') },
  frames: { does: 'frames over 50 ms on a phone-sized screen while bots think', load: () => import('./frames.ts') },
  marks: {
    does: 'the thresholds of the marks in an analysis; writes games/<slug>/src/marks.json',
    load: () => import('./marks.ts'),
  },
  calibration: {
    does: 'how often the chance of winning comes true in matches between bots',
    load: () => import('./calibration.ts'),
  },
  sounds: {
    does: 'loudness, spectrum and likeness of every sound and loop',
    load: () => import('./sounds.ts'),
  },
  example: {
    does: 'the match that the page How it thinks shows; writes web/src/pages/how/example.json',
    load: () => import('./example.ts'),
  },
  accuracy: { does: 'the accuracy of each level of bots in an analysis', load: () => import('./accuracy.ts') },
})
