import type { Page } from '../../server/test/people.ts'
import { pause } from './numbers.ts'

/** The table that is opened for a measurement of requests. */
export const WISH = {
  game: 'zombie-town',
  options: { players: 2 },
  public: true,
  spectators: true,
  name: 'Ann',
  bots: {},
  seat: null,
  entropy: '',
}

/** A seat of the table that a page shows. */
export function seatAt(page: Page, number: number): string {
  const seat = page.info?.seats[number]?.seat
  if (seat === undefined) throw new Error(`The table has no seat ${number + 1}.`)
  return seat
}

/** Plays this many legal moves, spread over the choices, or fewer if the match ends. */
export async function play(pages: readonly Page[], moves: number): Promise<void> {
  for (let i = 0; i < moves; ) {
    await pages[0].until(() => pages[0].news !== null)
    const page = pages.find(({ news }) => news?.scene.choices.some(({ kind }) => kind === 'must'))
    if (!page?.news) {
      if (pages[0].news?.scene.outcome) return
      await pause(1)
      continue
    }
    const { scene, seq } = page.news
    const choices = scene.choices.filter(({ kind }) => kind === 'must')
    await page.request({ type: 'move', move: choices[(i * 7) % choices.length].move })
    await Promise.all(pages.map(one => one.until(() => (one.news?.seq ?? 0) > seq)))
    i += 1
  }
}
