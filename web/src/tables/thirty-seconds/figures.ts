import { idOf, type Label } from '@holdout/thirty-seconds/table'

const p = (fill: string, ...paths: readonly string[]): string => `<path fill="${fill}" d="${paths.join('')}"/>`
const eye = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="4.4" fill="#ffd45a" opacity=".35"/><circle cx="${x}" cy="${y}" r="2.2" fill="#ffeaa6"/>`

const SKIN = '#a7b58d'
const SHADE = '#85946f'
const MOUTH = '#4a0f0d'

/** Six zombies on 96 × 120, looking to the left, their feet on the line at 116. */
const FIGURES: Readonly<Record<string, string>> = {
  // A man on his way home from work, his tie still on.
  shuffler:
    p('#333c4b', 'M35 74h26l4 39H53l-5-27-4 27H32z') +
    p('#15181d', 'M29 111h16v6H27zM52 111h14l3 6H52z') +
    p(SHADE, 'M60 47q13 11 11 33l2 10-5 2-2-7-4 6-3-3 3-12q1-12-7-20z') +
    p('#54614f', 'M31 43q15-9 31 1l2 34q-17 7-34-1z') +
    p('#d8d2c0', 'M42 41h10l-3 11z') +
    p('#7b2f2a', 'M45 43h4l2 21-4 5-4-5z') +
    p('#3f4a3c', 'M30 70l5 10 6-7 5 9 7-9 5 8 6-7V66z') +
    p(SKIN, 'M34 47Q19 52 8 65l-4 9 5 2 4-5 1 7 5-1v-7q9-9 20-12z') +
    p(SKIN, 'M30 23q1-15 16-15t15 17q-1 12-10 16-13 2-18-6-4-5-3-12z') +
    p('#2c261f', 'M31 17Q38 4 52 7q13 5 9 22-3-9-6-12-12 4-24 0z') +
    p(MOUTH, 'M32 34q6 3 12 0l-1 5q-6 3-10-1z') +
    eye(36, 25) +
    eye(45, 25),
  // Only the upper half still works.
  crawler:
    p('#2e3742', 'M56 96q18-6 34 4l4 12q-22 8-40 0z') +
    p('#15181d', 'M86 104l9-3 1 13-11 2z') +
    p(SHADE, 'M52 94q-6 14-22 20l-12 2-1-5 10-3q10-6 14-18z') +
    p('#6b5138', 'M32 84q14-12 32 0 10 12 3 26-22 8-34-6-4-10-1-20z') +
    p('#4d3826', 'M40 106l6-6 5 8 7-7 5 8 5-5-1 8q-18 5-27-6z') +
    p(SKIN, 'M34 96q-8 6-20 6l-11 5-2 6 4 2 3-4 2 5 4-1 1-5q16 2 27-8z') +
    p(SKIN, 'M10 82q0-15 14-16t16 13q1 12-8 17-10 3-17-3-5-4-5-11z') +
    p('#211d19', 'M11 76q6-14 20-11 12 4 8 20-4-8-10-10-10 4-18 1z') +
    p(MOUTH, 'M13 90q6 3 11-1l0 5q-6 3-10 0z') +
    eye(16, 82) +
    eye(25, 81),
  // A jogger who never stopped.
  runner:
    p('#27354c', 'M45 70L26 88 8 102l6 8 22-11 18-15z') +
    p('#27354c', 'M47 72l17 15 5 27 11-3-7-33-17-15z') +
    p('#d5cdbc', 'M3 101l11 11-6 4-11-9zM68 112l14-3 3 6-16 3z') +
    p(SHADE, 'M57 44l15 10 7 15-5 3-8-12-13-6z') +
    p('#8b342d', 'M29 41q13-11 29-3l4 33q-11 8-27 3z') +
    p('#e8dfca', 'M32 52l28-5 1 7-28 5z') +
    p(SKIN, 'M34 46L16 56 5 47l-4 5 13 14 25-9z') +
    p(SKIN, 'M21 22q0-14 14-16t17 13q1 13-9 18-10 3-16-3-6-5-6-12z') +
    p('#4a3626', 'M23 11q9-10 21-5 10 5 8 17-6-8-12-8-9 1-17-4z') +
    p('#e8dfca', 'M21 17q15-6 31 2v4q-16-6-31-1z') +
    p(MOUTH, 'M22 30q7 1 12-2l-1 7q-6 3-10 0z') +
    eye(27, 24) +
    eye(36, 23),
  // A gray lady in her nightdress, hands at her head.
  shrieker:
    p('#d9d6d0', 'M26 20Q28 2 47 3t20 20l4 40-12-4-26 4-12 2z') +
    p('#635672', 'M33 46q14-6 27 0l12 66-8-4-6 8-8-7-7 7-7-7-8 6z') +
    p('#4c4059', 'M44 60l4 52-6 3-5-4zM56 66l8 42 6 2z') +
    p(SKIN, 'M34 50Q20 50 15 38l2-16 6-1 2 14q5 6 14 5zM60 50q16-2 18-16l-5-13-5 2 2 13q-3 6-12 5z') +
    p('#bfc7ac', 'M32 24q1-14 15-14t16 15q-1 16-12 22-9 2-15-8-4-7-4-15z') +
    p('#c4c1ba', 'M32 24q0-18 16-18t16 20q-6-12-16-12-8 2-16 10z') +
    '<ellipse cx="45" cy="38" rx="4.5" ry="7" fill="#3a0b0a"/>' +
    eye(39, 26) +
    eye(51, 26),
  // Somebody the Survivor knew. She waves.
  'zombie-friend':
    p('#39506b', 'M37 76h24l3 37H53l-4-26-4 26H34z') +
    p('#e3dccb', 'M31 111h15v6H30zM52 111h14l2 6H52z') +
    p(SKIN, 'M34 52Q22 44 20 26l-4-12 5-2 4 8 3-8 4 2-2 12q4 12 10 16z') +
    p(SHADE, 'M60 48q10 12 8 30l1 9-5 1-3-8-3 7-3-3 3-12q0-10-5-16z') +
    p('#b5792f', 'M33 45q13-8 28 0l2 33q-16 6-31 0z') +
    p('#8f5c20', 'M33 62l29-4v6l-29 4z') +
    p('#6d4a2a', 'M34 20Q36 4 50 5t17 19l3 24-11 4-20 0-8-4z') +
    p(SKIN, 'M36 24q1-13 13-13t14 14q-1 12-9 16-10 1-14-6-4-5-4-11z') +
    p('#6d4a2a', 'M36 24q-1-14 14-15 13 1 14 16-5-7-12-9-7 5-16 8z') +
    p(MOUTH, 'M39 34q6 4 11 0l-1 4q-5 3-9 0z') +
    eye(42, 25) +
    eye(51, 25),
  // As wide as the door he came through.
  brute:
    p('#2b2f3a', 'M24 80h48l4 32H56l-7-20-8 20H20z') +
    p('#15181d', 'M17 110h25v7H15zM54 110h22l4 7H54z') +
    p(SHADE, 'M74 38q20 10 18 42l-1 12-9 2-3-8-6 3-2-12q2-18-8-26z') +
    p('#5a3b26', 'M16 38q32-18 64 0l2 44q-34 12-68 0z') +
    p('#3f2919', 'M14 70l10 14 9-10 10 12 10-12 9 11 10-10 10 7V64z') +
    p('#8e8a80', 'M42 31h14l-4 26h-6z') +
    p(SKIN, 'M24 40Q8 46 3 66l-2 16 4 8 5-2 1-7 4 7 6-2 1-8-1-12q6-12 16-16z') +
    p(SKIN, 'M32 20q1-14 17-14t17 15q0 13-10 18-13 3-20-4-5-6-4-15z') +
    p('#1d1a17', 'M32 18Q36 3 51 4q15 2 15 17-8-8-16-7-8 4-18 4z') +
    p('#6d2620', 'M58 20l7-4 0 9z') +
    p(MOUTH, 'M35 32q8 3 15-1l-1 6q-7 4-13 0z') +
    eye(39, 23) +
    eye(49, 23),
}

export function figureOf(zombie: Label): string {
  return FIGURES[idOf(zombie)] ?? ''
}
