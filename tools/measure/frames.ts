import { runBrowserTests } from '../check/browser-tests.ts'

export const usage = 'npm run measure -- frames [levels, such as hard,expert]'

/**
 * Measures whether thinking bots slow the page: plays a whole game of each kind on a phone-sized screen, with every
 * level of bots, and prints the frames that took longer than 50 ms.
 */
export async function main([levels = 'easy,medium,hard,expert']: readonly string[]): Promise<number> {
  const { ok } = await runBrowserTests(['frames'], { HOLDOUT_FRAMES: levels })
  return ok ? 0 : 1
}
