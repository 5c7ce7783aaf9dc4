import { agree, quantity } from '@holdout/words'

type Side = 'survivor' | 'zombie'

const NAMES: Readonly<Record<Side, string>> = { survivor: 'Survivor', zombie: 'Zombies' }

/** The companion of 30 Seconds to Live. */
export const thirtyText = {
  title: '30 Seconds to Live',
  clock: 'Clock',
  solo: 'Solo',
  score: 'Score',
  parts: { clock: 'Clock for both sides', runner: 'Solo zombies, step by step', score: 'Score sheet' },
} as const

/** The clock of the two sides. */
export const duelText = {
  turn: "Survivor's turn ",
  seconds: (seconds: number) => (seconds === 0 ? 'No clock' : `${seconds} s`),
  change: (survivor: string, zombies: string) =>
    `${survivor === zombies ? survivor : `${survivor} and ${zombies}`}: change`,
  sheet: 'Seconds for each side',
  both: 'Both sides',
  advice:
    'First games: 45 seconds, or no clock until the Survivor has reached row 6. A stronger player can take fewer seconds.',
  ownSeconds: (side: Side) => `${NAMES[side]}, own seconds`,
  badSeconds: (text: string, least: number, most: number) =>
    `“${text}” is not valid. Enter a whole number from ${least} to ${most}, or 0 for no clock.`,
  fromNextPhase: 'A change takes effect in the next phase.',
  newGame: "New game: Survivor's turn 1",
  sideOf: (side: Side) => (side === 'survivor' ? "Survivor's side" : "Zombies' side"),
  timerLabel: (running: boolean, untimed: boolean, left: number, next: number) => {
    if (!running) return `${quantity(next, 'second')} next`
    return untimed ? 'no clock' : `${quantity(left, 'second')} left`
  },
  timerUnit: (running: boolean, untimed: boolean, seconds: number) => {
    if (untimed) return 'no clock'
    const unit = agree(seconds, 'second', 'seconds')
    return running ? unit : `${unit} next`
  },
  bell: 'The bell! Finish the action you announced, then stop.',
  /** Pressed by the other side. */
  start: (side: Side) => (side === 'zombie' ? "Start the Zombies' clock" : "Start the Survivor's clock"),
  paused: 'Clock stopped',
  act: (side: Side) => `${NAMES[side]}, act!`,
  wait: (side: Side) => `${NAMES[side]}, wait`,
  endTurn: 'End turn',
  endEarly: 'End early',
  pauseForCard: 'Pause: card',
  pauseForDispute: 'Pause: dispute',
  resume: 'Resume',
  readCard: 'Take your time to read the card.',
  settle: 'Settle the dispute. The rules are one tap away.',
  othersStart: (other: Side) =>
    other === 'zombie' ? 'The Zombies start your clock.' : 'The Survivor starts your clock.',
  atBell: 'At the bell, finish the action you announced.',
  stopForCard: 'A card to read? Stop the clock.',
} as const

export const characterText = {
  heading: 'Which character?',
  pick: 'Pick at random',
  picked: (name: string, ability: string) => `${name}, ${ability}`,
  tokens: (text: string, tokens: number, rows: readonly number[]) =>
    `${text} ${quantity(tokens, 'token')} on the card, 1 ${agree(rows.length, 'in row', 'each in rows')} ${rows.join(' and ')}.`,
} as const

export const scoreText = {
  heading: 'Solo score',
  entries: {
    killedHealth: 'Printed health of zombies killed',
    turns: 'Your turns',
    health: 'Your health at the end',
    mouth: 'Zombies in rows 9 and 10',
    remained: 'Zombies left in the alley',
  },
  emptied: 'A firearm was discarded because it ran out of ammo',
  lines: {
    kills: 'Zombies killed',
    healthPoints: 'Health left',
    ammo: 'No firearm ran out of ammo',
    mouth: "At the alley's mouth",
    crowd: 'More than 10 left behind',
    fast: 'Fast',
  },
  ifYouEscape: 'If you escape',
  dead: 'Dead: no score',
} as const

/** The zombies of a solo game. */
export const soloText = {
  decks: { fast: 'Fast Attack', swarm: 'Swarm' },
  /** Around the number of the step. */
  step: (deck: string, steps: number) => [`${deck}, step `, ` of ${steps}`],
  energyLeft: (energy: number) => `${energy} Energy left`,
  energy: (energy: number) => `${energy}E`,
  yourTurnAgain: 'Start your turn',
  whichZombie:
    'Which zombie? The first one that can do it: in your row, then behind you, then ahead of you. The nearest row comes first, and in a row the bottom zombie.',
  soFar: 'So far',
  cancelTurn: 'Cancel this turn',
  heading: "The zombies' turn",
  deck: 'Zombie deck',
  yourRow: 'Your row',
  knockedDown: 'You are knocked down',
  yourCards: 'Follow the printed cards of your box where they differ from ours.',
  begin: 'Start their turn',
  over: 'Their turn is over.',
  canAttack: 'It has moved in. Can it attack?',
  canAttackHelp: 'It cannot if it has time tokens, or if it was knocked down on the way.',
  attacks: 'It attacks, 1E',
  cannotAttack: 'It cannot',
  entry: (roll: string, section: string, id: string, next: boolean) =>
    `Roll ${roll} · ${section} · ${id}${next ? ', the next in its section' : ''}`,
  done: 'Done',
  yesFor: (energy: number) => (energy > 0 ? `Yes, done: ${energy}E` : 'Yes, done: free'),
  notPossible: 'Not possible',
  no: 'No',
  rollChart: 'Roll on the chart',
  rollDice: 'Roll both dice',
  ownDice: 'Or your own dice, 00 to 99',
  readChart: 'Use this roll',
} as const

/** The actions of the solo zombies, line by line. */
export const soloLog = {
  noEnergyToRoll: 'No Energy left to roll.',
  notEnoughEnergy: 'Skipped: not enough Energy.',
  inRow: (row: number) => `No: you are in row ${row}.`,
  standing: 'No: you are standing.',
  noMore: 'No more.',
  no: 'No.',
  done: 'Yes: done.',
  attacks: 'It attacks.',
  onlyMoves: 'It only moves.',
  rolled: (roll: string) => `Roll ${roll}: done.`,
  rollAgain: (roll: string) => `Roll ${roll}: no zombie to stand up, roll again.`,
  sectionFailed: (roll: string) => `Roll ${roll}: no entry of the section is possible, the Energy is lost.`,
} as const
