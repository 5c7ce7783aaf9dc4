// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { infoOf } from '../../../test/info-of.ts'
import type { GameInfo } from '../../worker/messages.ts'
import { AllRules } from './all-rules.tsx'

const known = vi.hoisted(() => new Map<string, GameInfo>())
vi.mock('../../client/game-info.ts', () => ({ useGameInfo: (slug: string) => known.get(slug) ?? null }))

it('finds the rules of all games, with a link to each', async () => {
  for (const slug of ['zombie-town', 'until-daylight']) known.set(slug, await infoOf(slug))
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  root.render(<AllRules />)
  const finds = async (question: string, rules: readonly string[]): Promise<void> => {
    const input = await vi.waitFor(() => page.querySelector('input') ?? expect.fail('no search field'))
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, question)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.waitFor(() => {
      const links = [...page.querySelectorAll('.rule a')].map(link => link.getAttribute('href'))
      for (const rule of rules) expect(links).toContain(`/rules/${rule}`)
    }, 20_000)
  }
  await finds('what is a jammed gun', ['zombie-town#ZT-81'])
  await finds('how do we set the game up', ['zombie-town#ZT-01', 'until-daylight#DL-150'])
  await finds('who is the timekeeper', ['zombie-town#ZT-15', 'until-daylight#DL-155'])
  root.unmount()
}, 60_000)
