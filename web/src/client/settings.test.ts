import { expect, it, vi } from 'vitest'

it('reads stored settings field by field and ignores unknown values', async () => {
  const kept = { theme: 'light', botPause: 0, volume: 400, color: 'pink' }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept) })
  const { DEFAULTS, settings } = await import('./settings.ts')
  expect(settings.value).toEqual({ ...DEFAULTS, theme: 'light', botPause: 0 })
  vi.unstubAllGlobals()
})
