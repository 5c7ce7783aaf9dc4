import { expect, it } from 'vitest'
import { recordIn } from './import-file.ts'

it('takes the record out of a bug report and leaves other files as they are', () => {
  const record = { format: 'holdout-match', game: 'until-dawn' }
  expect(JSON.parse(recordIn(JSON.stringify({ format: 'holdout-report', step: 3, record })))).toEqual(record)
  expect(recordIn(JSON.stringify(record))).toBe(JSON.stringify(record))
  expect(recordIn('{"cut off')).toBe('{"cut off')
  expect(recordIn('null')).toBe('null')
})
