import { expect, it, vi } from 'vitest'

it('takes up what was kept, field by field, and leaves out what it does not understand', async () => {
  const kept = { theme: 'light', botPause: 0, volume: 400, colour: 'pink' }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept) })
  const { DEFAULTS, settings } = await import('./settings.ts')
  expect(settings.value).toEqual({ ...DEFAULTS, theme: 'light', botPause: 0 })
  vi.unstubAllGlobals()
})
