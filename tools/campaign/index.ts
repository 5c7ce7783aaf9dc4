import { toolList } from '../tool.ts'

export const { usage, main } = toolList(
  'npm run campaign --',
  {
    campaign: {
      does: 'hours of simulated and real faults, in slices that add up in a file',
      load: () => import('./slices.ts'),
    },
    fault: {
      does: 'one run of real faults: one node on SQLite, then three on PostgreSQL',
      load: () => import('./fault.ts'),
    },
    notices: {
      does: 'turns of players who are away, with nodes killed, and what became of their notices',
      load: () => import('./notices.ts'),
    },
    upgrade: {
      does: 'an earlier release with tables in play, then the current one on the same data',
      load: () => import('./upgrade.ts'),
    },
    survey: { does: 'the promises of a game in many random matches', load: () => import('./survey.ts') },
  },
  'campaign',
)
