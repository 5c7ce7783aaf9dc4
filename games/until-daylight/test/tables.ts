import type { Options } from '../src/options.ts'

/** Each number of players six times, timed (by clock and by script) and untimed, with every other option somewhere. */
export const ALL_TABLES: readonly Partial<Options>[] = [
  { players: 3 },
  { players: 3, 'search-mode': 'timed' },
  { players: 3, 'search-mode': 'timed', 'gong-turn': 9, 'gong-moment': 'before', people: 3 },
  { players: 3, 'three-relief': true, difficulty: 'gentle', 'health-bonus': 3, 'search-actions': 10, 'search-tail': 2 },
  { players: 3, 'search-mode': 'timed', 'search-seconds': 150, 'search-jitter': 0, people: 3 },
  { players: 3, 'collateral-order': 'full', 'survivor-line': 'block', 'objectives-announce': 'manual' },

  { players: 4 },
  { players: 4, 'search-mode': 'timed', 'gong-turn': 12, people: 2 },
  { players: 4, difficulty: 'brutal', 'collateral-per': 'attack', 'collateral-order': 'full', 'search-actions': 2 },
  { players: 4, 'multi-character': 2, people: 2, 'search-mode': 'timed', 'search-seconds': 45, 'search-jitter': 5 },
  { players: 4, 'clock-kind': 'sand', 'search-mode': 'timed', 'take-seconds': 9, 'clock-display': 'digits' },
  { players: 4, 'health-bonus': 3, difficulty: 'gentle', 'multi-character': 4 },

  { players: 5 },
  { players: 5, 'search-mode': 'timed' },
  { players: 5, 'search-mode': 'timed', 'gong-turn': 9, people: 0 },
  { players: 5, 'survivor-line': 'block', 'survivor-sacrificed-counts': true, 'attract-moment': 'attack' },
  { players: 5, 'objectives-open': true, 'objectives-announce': 'manual', 'leader-authority': 'none' },
  { players: 5, 'search-mode': 'timed', 'gong-turn': 5, people: 5 },

  { players: 6 },
  { players: 6, 'search-mode': 'timed' },
  { players: 6, 'search-mode': 'timed', 'gong-turn': 14, 'gong-moment': 'before' },
  { players: 6, 'short-night': true, 'combat-seconds': 30, 'consent-seconds': 30, 'take-bulk': false, people: 6 },
  { players: 6, 'search-mode': 'untimed', 'search-tail': 5, 'search-absent': 1, people: 4 },
  { players: 6, 'search-mode': 'timed', 'gong-turn': 12, people: 6, 'objectives-announce': 'manual' },
]

/**
 * Tables at which greedy players reach what random players never do: late rounds, all objectives, a victory, and (in a
 * short and gentle night, which has few Survivors) a loss without a saved Survivor.
 */
export const LATE_TABLES: readonly Partial<Options>[] = [
  { players: 6, difficulty: 'gentle', 'health-bonus': 3 },
  { players: 3, difficulty: 'gentle', 'health-bonus': 3, 'three-relief': true, 'short-night': true },
  { players: 5, 'search-mode': 'timed', 'gong-turn': 19, 'health-bonus': 2 },
  { players: 6, 'objectives-announce': 'manual', difficulty: 'gentle' },
  { players: 4, difficulty: 'gentle', 'short-night': true, 'attract-moment': 'attack', 'survivor-line': 'block' },
  { players: 6, 'search-mode': 'timed', 'gong-turn': 20, 'gong-moment': 'before', difficulty: 'gentle' },
]
