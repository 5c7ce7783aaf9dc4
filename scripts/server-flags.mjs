/**
 * How Node runs a server. Its garbage is small and dies young: with half of the usual room for it (8 MB, from the start on) pauses at ordinary load are a third
 * shorter. What lasts may grow to three times its size before all of it is looked through: by itself V8 does that whenever it has grown by a third, which was a
 * fifteenth of the work of a busy node. One thread beside the main one compiles and collects, instead of four that get into its way
 * on few cores. docs/performance.md has the figures.
 */
export const SERVER_FLAGS = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--heap-growing-percent=200',
  '--v8-pool-size=1',
]
