import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { figuresIn } from './load-against.ts'
import { loadProgramIn, readLoadArguments } from './load-arguments.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

it('reads the arguments of a load run and of a comparison', () => {
  expect(readLoadArguments([])).toEqual({
    tables: 200,
    seconds: 6,
    pace: 400,
    rounds: 3,
    database: null,
    bots: 0,
    against: null,
  })
  const compared = readLoadArguments(['--against', ROOT, '--rounds', '5', '--tables', '20'])
  expect(compared).toMatchObject({ rounds: 5, tables: 20 })
  expect(`${compared.against}/`).toBe(ROOT)
})

it('compares with a checkout from before tools/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-checkout-'))
  try {
    mkdirSync(join(folder, 'scripts'))
    expect(loadProgramIn(folder)).toBeNull()
    writeFileSync(join(folder, 'scripts', 'load.mjs'), '')
    expect(loadProgramIn(folder)).toEqual(['scripts/load.mjs'])
    expect(loadProgramIn(ROOT)).toEqual(['scripts/run.mjs', 'measure', 'load'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it.each([
  [['--tables', 'many'], '--tables cannot be "many"; it must be a whole number of at least 1'],
  [['--bots', '0'], '--bots cannot be "0"; it must be a whole number of at least 1'],
  [['--rounds', '3'], '--rounds is only for a comparison; add --against'],
  [['--against', '/nowhere'], '--against cannot be "/nowhere"; it must be the folder of a checkout'],
  [['--table', '3'], "Unknown option '--table'"],
])('rejects %j', (args, because) => {
  expect(() => readLoadArguments(args)).toThrow(because)
})

it('finds the figures in the output of a load run', () => {
  const output = `Node 24.1.0, 2 cores (Neoverse-N1), SQLite
200 tables of four sockets, Viral Dawn, 6 s each

| load | moves/s | server CPU per move | server / client busy | acknowledged p50 / p99 | all four notified p50 / p99 | bytes per view |
|---|---|---|---|---|---|---|
| a move every 400 ms | 501 | 699 µs | 0.35 / 0.21 | 1.5 / 8.2 ms | 1.6 / 8.3 ms | 963 |
| unlimited | 3,602 | 273 µs | 0.98 / 0.61 | 54.0 / 82.1 ms | 55.0 / 82.5 ms | 963 |

memory: 62 KB per table of four when seated; 88 MB idle, 190 MB after the run
`
  expect(figuresIn(output)).toEqual([3602, 699, 273, 8.2, 82.1, 8.3, 62])
  expect(() => figuresIn('no table')).toThrow('did not print "moves/s, unlimited"')
})
