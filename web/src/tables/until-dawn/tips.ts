import type { Tip } from '../../table/table-props.ts'

/** What to look at first at this table. */
export const tips: readonly Tip[] = [
  {
    at: '.ud-actions',
    say: 'Your actions. Each costs half an hour, and the zombies draw a card for it.',
  },
  {
    at: '.ud-action--advance',
    say: 'Stop ends your turn. Point at it, or press it once on a phone, to see which entrances would fall.',
  },
  {
    at: '.ud-bite',
    say: "Rebecca's bite pile. If a drawn bite card matches one of these cards, she turns.",
  },
]
