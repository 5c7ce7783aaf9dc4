import type { SeatInfo, TableInfo } from '@holdout/protocol'

export const seat = (seat: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  title: seat,
  kind: 'open',
  name: '',
  by: null,
  level: null,
  here: false,
  toMove: false,
  awayUntil: null,
  standIn: false,
  standIns: [],
  you: false,
  muted: false,
  ...more,
})
export const ann = seat('a', { kind: 'person', name: 'Ann', by: 'ann', here: true, you: true })
export const ben = seat('b', { kind: 'person', name: 'Ben', by: 'ben', here: true })
export const bot = seat('c', { kind: 'bot', name: 'Courier', level: 'greedy' })

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'toy',
  rulesVersion: 1,
  title: 'Toy',
  options: { 'turn-seconds': 0, 'react-seconds': 0 },
  houseRules: [],
  status: 'waiting',
  public: true,
  spectators: true,
  host: 'Ann',
  youHost: true,
  seats: [ann, seat('b')],
  created: 0,
  moves: 0,
  seedHash: '',
  outcome: null,
  pausedBy: null,
  pausable: false,
  rematch: null,
  muted: [],
  seatRange: null,
  watching: [],
  freed: [],
  notes: [],
  ...more,
})
