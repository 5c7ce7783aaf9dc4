import type { AiStep, ChartEntry } from '@holdout/thirty-seconds/table'

/** What a step card asks of the table, by what it does. */
export function questionOf(step: AiStep, again: boolean): string {
  switch (step.do) {
    case 'draw-phase':
      return 'Break-in: the bottom card of the warehouse joins row one. Every standing zombie comes a row nearer. Then one more enters row ten. Done?'
    case 'all-attack':
      return again
        ? 'Does another standing zombie in your row attack?'
        : 'Does a standing zombie share your row, able to attack?'
    case 'one-attacks':
      return 'Does a standing zombie share your row, able to attack?'
    case 'put-in-play':
      return step.if?.fewerAhead === undefined
        ? 'Is there room in row ten, with fewer than three zombies in it?'
        : `Are fewer than ${step.if.fewerAhead} zombies ahead of you, and room in row ten?`
    case 'move-in':
      return 'Does a zombie stand one row away, with room in your row?'
    case 'move-in-and-attack':
      return step.who === 'runner'
        ? 'Does a Runner stand one or two rows away, with room on its way?'
        : 'Does a zombie stand one row away, with room in your row?'
    case 'attack-from-ground':
      return 'Does a knocked-down zombie lie in your row that has not attacked this turn?'
    case 'move-near':
      return 'Does a Brute stand one or two rows away, able to come nearer?'
    case 'grab':
      return 'Is a Zombie Friend with time tokens in your row, and are you not grabbed yet?'
    case 'move-far-behind':
      return `Does a zombie stand ${step.beyond} or more rows behind you?`
    case 'rise':
      return 'Is a zombie knocked down?'
    case 'shriek':
      return 'Is a standing Shrieker in play, and room in row ten?'
    default:
      return 'Can this be done?'
  }
}

/** What an entry of the chart needs. */
export function needOf(entry: ChartEntry): string {
  switch (entry.do) {
    case 'put-in-play':
      return `Is there room in row ${entry.row}?`
    case 'all-rise':
      return 'Is any zombie knocked down? If not, you roll again for free.'
    case 'destroy-melee':
      return 'Do you carry a melee weapon?'
    case 'drop-firearm':
      return 'Do you carry a firearm?'
    case 'lose-ammo':
      return 'Do you carry a firearm with ammo?'
    case 'attack':
      return 'Does a standing zombie in your row still have its attack?'
    case 'attack-again':
      return 'Does a zombie stand in your row that has attacked already?'
    case 'move-behind':
      return 'Can a standing zombie behind you come a row nearer?'
    case 'move-ahead':
      return 'Can a standing zombie ahead of you come a row nearer?'
    case 'move-kind':
      return `Can a standing ${entry.who === 'runner' ? 'Runner' : 'Brute'} come nearer?`
    case 'knockdown':
      return 'Do you stand, with a standing zombie beside you?'
    case 'one-rises':
      return 'Is a zombie knocked down?'
    default:
      return 'Is it possible?'
  }
}
