import type { Tip } from '../../table/table-props.ts'

/** What to look at first at this table. */
export const tips: readonly Tip[] = [
  {
    at: '.zt-house.is-end, .zt-square.is-end, .frame__board',
    say: 'Glowing places can be pressed. Point at one, or press it once on a phone, to see what waits there.',
  },
  {
    at: '.zt-house:not(.can), .zt-house',
    say: 'Every roof is a house card. The lit windows are its uses, and its points. Rest on the sign to read what it does.',
  },
  {
    at: '.prompt',
    say: 'Your decision stands here, with what follows from it. Undo is beside it.',
  },
]
