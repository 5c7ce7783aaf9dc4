export const playText = {
  failed: 'This table cannot be opened.',
  notHere: 'This game is not saved on this device. It may have been played on another device.',
} as const
