/** Text of the staged moments. */
export const stageText = {
  attackCard: 'Attack',
  results: { hit: 'Hit', 'hit+1': 'Hit, +1', 'hit+kd': 'Hit, down', kd: 'Knocked down', miss: 'Miss' },
  blocked: 'Blocked',
  notBlocked: 'Not blocked',
  critical: (damage: number): string => `Critical: +${damage}`,
  notCritical: 'No critical hit',
  killed: 'Killed',
  entered: (row: number): string => `enters row ${row}`,
  hurt: (points: number): string => `−${points} health`,
  grabbed: 'Grabbed',
  died: 'Dead',
  escaped: 'Escaped',
} as const
