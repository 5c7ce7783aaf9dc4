/** The switch for hints in a first game. */
export const hintsText = {
  switch: (on: boolean) => `Hints ${on ? 'on' : 'off'}`,
} as const
