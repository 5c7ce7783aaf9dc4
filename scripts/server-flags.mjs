/**
 * How Node runs a server. Its garbage is small and dies young: with half of the usual room for it (8 MB) a pause is half as long, and a node is
 * 20 MB smaller. docs/performance.md has the figures.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8']
