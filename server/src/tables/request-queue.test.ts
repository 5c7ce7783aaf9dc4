import { expect, it } from 'vitest'
import { RequestQueue } from './request-queue.ts'

it('starts each task after the one before has ended, in order', async () => {
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

it('continues after a task that fails, synchronously or later', async () => {
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
