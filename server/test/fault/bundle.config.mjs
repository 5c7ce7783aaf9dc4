// A node for tests in few files, made from the sources: the packages themselves and the two libraries that come in
// hundreds of files. It starts in a third of the time, and what is killed often must start often.
import { fileURLToPath } from 'node:url'

const here = file => fileURLToPath(new URL(file, import.meta.url))
const conditions = ['holdout-src', 'module', 'node']

export default {
  root: here('../../..'),
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: [/^@holdout\//, 'kysely', 'typebox'], resolve: { conditions } },
  build: {
    ssr: true,
    rolldownOptions: {
      input: { node: here('./node.mjs'), 'bot-worker': here('../../src/tables/bot-worker.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
    outDir: process.env.BUNDLE,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
  },
}
