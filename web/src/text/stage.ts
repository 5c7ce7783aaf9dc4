/** Text of the playback, for all tables. */
export const stageText = {
  speed: 'Speed',
  times: (speed: number): string => `${speed === 0.5 ? '½' : speed}×`,
  skip: 'Skip',
  space: 'Space',
} as const
