import type { Mark } from '@holdout/analysis'
import { MARK_NAMES, pointsText as points } from '@holdout/analysis/words'
import { chanceText } from '@holdout/knowledge'
import { quantity } from '@holdout/words'
import type { Prospect } from '../worker/prospects-now.ts'

export { points }

/** A chance in percent. Only a decided match has 0 or 100. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%'
  if (chance >= 1) return '100%'
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`
}

/** A change without its sign, as a number of points. */
function pointsOf(change: number): string {
  return quantity(Math.abs(Math.round(change * 100)), 'point')
}

function isNothing(change: number): boolean {
  return Math.round(change * 100) === 0
}

/** The bar during a game. */
export const chanceBarText = {
  label: 'Chance of winning',
  seat: (name: string, { chance, score }: Prospect) =>
    `${name} ${percent(chance)}${score === null ? '' : `, ${score}`}`,
  title: 'Chance of winning, and the score to expect',
} as const

/** The analysis of a finished match. */
export const analysisText = {
  title: 'Analysis',
  pageTitle: (game: string) => `Analysis · ${game} · Holdout`,
  failed: 'This game cannot be analyzed.',
  loading: 'Loading the analysis…',
  notOver: 'A game can be analyzed after its end.',
  playersIn: (game: string, players: number) => (players === 1 ? `${game}, solo` : `${game}, ${players} players`),
  seat: 'Player',
  known: 'What is known',
  seen: 'As you saw it',
  seenBy: (name: string) => `As ${name} saw it`,
  all: 'All cards open',
  copyLink: 'Copy link',
  linkCopied: 'Link to this moment copied.',
  replay: 'Replay',
  home: 'Home',
  counting: 'Estimating the chances…',
  you: 'You',
  team: 'Team',

  curve: 'Chance of winning',
  teamCurve: "The team's chance of winning",
  cursor: 'Move on the curve',
  decisions: 'decisions',
  luck: 'luck',
  asTable: 'Values as a table',
  table: {
    part: 'Part',
    move: 'Move',
    player: 'Player',
    event: 'What happened',
    chance: 'Chance',
    decision: 'Decision',
    luck: 'Luck',
    uncertain: 'Uncertain',
  },
  start: 'deal',
  fromTo: (name: string, before: number, after: number) => `${name} ${Math.round(before * 100)} → ${percent(after)}`,
  /** The cursor for screen readers. */
  spoken: (move: number, moves: number, part: string, chance: number) =>
    `Move ${move} of ${moves}, ${part}: ${percent(chance)}`,

  sums: 'Sum of the match',
  beforeDeal: 'before the deal',
  ownDecisions: 'your decisions',
  seatDecisions: 'decisions',
  /** While the decisions of others are not searched. */
  luckAndOthers: 'luck, others',
  uncertain: 'uncertain',
  firstEstimate: '· first estimate',
  rivals: 'rivals',
  rivalsMistakes: "rivals' mistakes",
  teammates: 'teammates',
  teammatesDecisions: "teammates' decisions",

  thisMove: 'This move',
  moments: 'Moments',
  accuracy: 'Accuracy',
  keyMoments: 'Key moments',
  momentsTab: (count: number) => (count > 0 ? `Moments ${count}` : 'Moments'),
  pointsOfChance: 'points of chance',
  noMoments: 'No single move decided this game.',
  noMomentsYet: 'Looking for the moments that mattered.',
  nextMoment: 'Next key moment',
  tryAnother: 'Try another move',
  mark: (mark: Mark) => MARK_NAMES[mark],
  deal: 'The deal',
  best: 'best',
  played: 'played',
  notActing: 'Do nothing',
  of: (legal: number) => `${legal} possible moves`,
  forced: 'There was no other move.',
  ofRival: 'Only the player who moved knows what else was possible.',
  asGood: 'As good as the best move.',
  isBest: 'The best move.',
  bestBy: (lead: number) => `The best move. The next best is worth ${points(-Math.abs(lead))}.`,
  cost: (cost: number) => `It cost ${pointsOf(cost)} of chance.`,
  /** For a teammate: what their move did, without a verdict. */
  teamMoved: (name: string, change: number) =>
    isNothing(change)
      ? `The move of ${name} did not change the team's chance.`
      : `The move of ${name} ${change > 0 ? 'raised' : 'lowered'} the team's chance by ${pointsOf(change)}.`,
  moved: (change: number) => `It ${change > 0 ? 'raised' : 'lowered'} your chance by ${pointsOf(change)}.`,
  movedOf: (name: string, change: number) =>
    `It ${change > 0 ? 'raised' : 'lowered'} the chance of ${name} by ${pointsOf(change)}.`,
  wouldChange: 'The best move leads to, on average:',
  luckChange: (change: number) => `Luck: ${points(change)}.`,
  uncertainChange: (change: number) => `Uncertain: ${points(change)}. The estimate after it proved wrong.`,
  odds: chanceText,
  rule: (rule: string) => `Rule ${rule}`,
  within: (error: number) => `± ${quantity(Math.max(1, Math.round(error * 100)), 'point')} uncertain`,
  nextBest: (lead: number) => `next best ${points(-Math.abs(lead))}`,

  howCounted: 'How it is counted',
  definition: [
    'Accuracy tells what your decisions cost you on average, from 100 down to 0.',
    '100 means that every move was the best one. 50 means that you lost as much per decision as our easy bot, 25 twice as much.',
    'Only decisions between moves that differ are counted.',
    'Best is what a search finds from what the player could know at that moment.',
  ],
  parts: 'By part of the game',
  decisionsHeading: 'Decisions',
  noAccuracy: 'no decisions',
  lossPerDecision: (loss: number) => `${(100 * loss).toFixed(1)} points lost per decision`,
  movedTeam: (change: number) =>
    isNothing(change) ? "no change of the team's chance" : `${points(change)} points for the team`,
  notExamined: 'not examined yet',
  notMeasured: 'Not shown for this game at this depth: it would not tell good play from bad.',
  windows: 'Reactions',
  windowChange: 'points of chance for you',

  deep: 'Deep analysis',
  progress: (done: number, of: number) => `${done} of ${of} decisions`,
  /** Rounded, so that it does not jump with every decision. */
  timeLeft: (seconds: number) =>
    seconds < 55 ? `about ${Math.max(5, 5 * Math.round(seconds / 5))} s` : `about ${Math.round(seconds / 60)} min`,
  keyFirst: 'The moves that matter most are searched first. It goes on if you leave.',
  complete: 'Complete: all decisions are searched.',
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  stopped: 'Deep analysis stopped. Quick values are shown.',
  stoppedEarly: 'The analysis stopped.',
  tryAgain: 'Try again',
} as const
