import type { Page } from '../../server/test/people.ts'

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
