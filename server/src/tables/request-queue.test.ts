import { expect, it } from 'vitest'
import { RequestQueue } from './request-queue.ts'

it('begins the next when the one before has ended, in the order in which they came', async () => {
  const requests = new RequestQueue()
  const happened: string[] = []
  const act = (name: string) => async (): Promise<string> => {
    happened.push(`${name} begins`)
    await new Promise(done => setImmediate(done))
    happened.push(`${name} ends`)
    return name
  }
  expect(await Promise.all(['a', 'b', 'c'].map(name => requests.run(act(name))))).toEqual(['a', 'b', 'c'])
  expect(happened).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

it('goes on after one that fails, be it at once or later', async () => {
  const requests = new RequestQueue()
  const atOnce = requests.run(() => {
    throw new Error('at once')
  })
  const later = requests.run(async () => {
    await new Promise(done => setImmediate(done))
    throw new Error('later')
  })
  const last = requests.run(async () => 'done')
  await expect(atOnce).rejects.toThrow('at once')
  await expect(later).rejects.toThrow('later')
  expect(await last).toBe('done')
})
