/** Three tips at the first table of a game. */
export const tipsText = {
  label: 'Tips',
  count: (tip: number, of: number): string => `${tip} of ${of}`,
  prompt: 'Your decision is always here, with Undo beside it.',
  promptWithoutUndo: 'Your decision is always here.',
  glow: 'What glows can be pressed. Point at it, or press it once on a phone, to see what will follow.',
  menu: 'Rules, log and menu. The menu has hints and all choices in words.',
  next: 'Next',
  done: 'Got it',
  skip: 'Skip tips',
} as const
