import { expect, it } from 'vitest'
import { zombieTown } from '../src/index.ts'

it('ZT-00 credits the designer in the rulebook as on the About page, and marks rulings as ours', () => {
  const rules = zombieTown.rulebook.flatMap(chapter => chapter.rules)
  expect(rules.find(({ id }) => id === 'ZT-00')?.text).toBe(zombieTown.credits)
  const rulings = rules.filter(({ id }) => id.startsWith('ZT-R'))
  expect(rulings.length).toBeGreaterThan(0)
  for (const { id, source } of rulings) expect(source, id).toBe('ours')
})
