import type { AiStep, ChartEntry } from '@holdout/thirty-seconds/table'

/** The question of a solo step card. */
export function questionOf(step: AiStep, again: boolean): string {
  switch (step.do) {
    case 'draw-phase':
      return 'Break-in: the bottom card of the warehouse enters row 1. Each standing zombie moves 1 row nearer. Then one more zombie enters row 10. Done?'
    case 'all-attack':
      return again
        ? 'Can another standing zombie in your row attack?'
        : 'Is there a standing zombie in your row that can attack?'
    case 'one-attacks':
      return 'Is there a standing zombie in your row that can attack?'
    case 'put-in-play':
      return step.if?.fewerAhead === undefined
        ? 'Is there room in row 10, with fewer than 3 zombies in it?'
        : `Are fewer than ${step.if.fewerAhead} zombies ahead of you, and is there room in row 10?`
    case 'move-in':
      return 'Is there a zombie 1 row away, and room in your row?'
    case 'move-in-and-attack':
      return step.who === 'runner'
        ? 'Is there a Runner 1 or 2 rows away, and room on its way?'
        : 'Is there a zombie 1 row away, and room in your row?'
    case 'attack-from-ground':
      return 'Is there a knocked-down zombie in your row that has not attacked this turn?'
    case 'move-near':
      return 'Is there a Brute 1 or 2 rows away that can come nearer?'
    case 'grab':
      return 'Is there a Zombie Friend with time tokens in your row, and are you not grabbed yet?'
    case 'move-far-behind':
      return `Is there a zombie ${step.beyond} or more rows behind you?`
    case 'rise':
      return 'Is a zombie knocked down?'
    case 'shriek':
      return 'Is a standing Shrieker in play, and is there room in row 10?'
    default:
      return 'Can this be done?'
  }
}

/** The condition of an entry of the solo chart. */
export function needOf(entry: ChartEntry): string {
  switch (entry.do) {
    case 'put-in-play':
      return `Is there room in row ${entry.row}?`
    case 'all-rise':
      return 'Is any zombie knocked down? If not, roll again for free.'
    case 'destroy-melee':
      return 'Do you carry a melee weapon?'
    case 'drop-firearm':
      return 'Do you carry a firearm?'
    case 'lose-ammo':
      return 'Do you carry a firearm with ammo?'
    case 'attack':
      return 'Is there a standing zombie in your row that has not attacked yet?'
    case 'attack-again':
      return 'Is there a standing zombie in your row that has already attacked?'
    case 'move-behind':
      return 'Can a standing zombie behind you move 1 row nearer?'
    case 'move-ahead':
      return 'Can a standing zombie ahead of you move 1 row nearer?'
    case 'move-kind':
      return `Can a standing ${entry.who === 'runner' ? 'Runner' : 'Brute'} come nearer?`
    case 'knockdown':
      return 'Are you standing, with a standing zombie in your row?'
    case 'one-rises':
      return 'Is a zombie knocked down?'
    default:
      return 'Is it possible?'
  }
}
