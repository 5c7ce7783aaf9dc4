/**
 * How Node runs a server. Its garbage is small and dies young: with half of the usual room for it (8 MB) pauses at ordinary load are a third shorter, and
 * a node with 200 tables is 13 MB smaller. One thread beside the main
 * one compiles and collects, instead of four that get into its way on few cores. docs/performance.md has the figures.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--v8-pool-size=1']
