import { expect, it } from 'vitest'
import { thirtySeconds } from '../src/index.ts'

it('TS-00 credits the designer in the rulebook and on the About page, and marks rulings as ours', () => {
  const rules = thirtySeconds.rulebook.flatMap(chapter => chapter.rules)
  expect(rules.find(({ id }) => id === 'TS-00')?.text).toBe(thirtySeconds.credits)
  const rulings = rules.filter(({ id }) => id.startsWith('TS-R'))
  expect(rulings.length).toBeGreaterThan(0)
  for (const { id, source } of rulings) expect(source, id).toBe('ours')
})
