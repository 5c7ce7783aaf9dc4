/** Three tips at the first table of a game. */
export const tipsText = {
  label: 'Tips',
  count: (tip: number, of: number): string => `${tip} of ${of}`,
  prompt: 'Your decision is always here, with Undo beside it.',
  glow: 'What glows can be pressed. Point at it, or press it once on a phone, to see what will follow.',
  menu: 'Rules, log and menu. The menu has hints and all choices in words.',
  /** What to look at first in each game; other games have the tips above. */
  games: {
    'zombie-town': [
      'Glowing places can be pressed. Point at one, or press it once on a phone, to see what waits there.',
      'Every building has a house card with its zombies, cards and rivals. Press it to read it.',
      'Your decision stands here, with what follows from it. Undo is beside it.',
    ],
    'viral-dawn': [
      'Your hand. The foot of each card says what it adds if you lay it. Press a card to see all its uses.',
      'Your place. Food, money, health, weapons and exactly 20 miles win; it says how many cards you are short.',
      'Your rivals and what they still need. A blue corner marks a card that is new since your turn.',
    ],
    'until-dawn': [
      'Your actions. Each costs half an hour, and the zombies draw a card for it.',
      'Stop ends your turn. Point at it, or press it once on a phone, to see which entrances would fall.',
      "Rebecca's bite pile. If a drawn bite card matches one of these cards, she turns.",
    ],
  } as Readonly<Record<string, readonly [string, string, string]>>,
  next: 'Next',
  done: 'Got it',
  skip: 'Skip tips',
} as const
