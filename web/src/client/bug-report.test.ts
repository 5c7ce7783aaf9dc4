// @vitest-environment happy-dom
import type { TableState } from '@holdout/table'
import { expect, it, vi } from 'vitest'
import { packReport } from './bug-report.ts'

const saved = vi.hoisted(() => ({ files: [] as { name: string; blob: Blob }[] }))
vi.mock('./files.ts', () => ({ download: (name: string, blob: Blob) => saved.files.push({ name, blob }) }))
vi.mock('./api.ts', () => ({
  api: {
    record: async (id: string) => {
      if (id === 'over') return { game: 'toy', moves: [] }
      throw new Error('The record is available when the game is over.')
    },
  },
}))

const STATE = {
  slug: 'toy',
  names: { a: 'Ann' },
  options: { players: 2 },
  phase: { kind: 'wait' },
  scene: { seq: 7, seat: 'a', view: { hand: ['7'] } },
  log: [{ at: 7, text: ['Ann waits.'] }],
} as unknown as TableState

async function reportOf(id: string): Promise<Record<string, unknown>> {
  await packReport(id, null, STATE)
  return JSON.parse((await saved.files.at(-1)?.blob.text()) ?? 'null')
}

it('reports the view and the log of an online match in progress, and its record after the end', async () => {
  expect(await reportOf('online-running')).toMatchObject({
    table: 'running',
    step: 7,
    view: { hand: ['7'] },
    log: ['7: Ann waits.'],
    browser: navigator.userAgent,
    record: null,
  })
  expect(await reportOf('online-over')).toMatchObject({ table: 'over', record: { game: 'toy' } })
})
