/** How a person of the game is drawn, from the shapes below. */
interface Look {
  readonly shirt: string
  readonly skin: string
  /** Drawn behind and before the face. */
  readonly behind?: string
  readonly before: string
}

const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

const ponytail = (color: string): string =>
  path('M14 22q26 4 20 44q-2 14-10 20q6-26-4-44z', color) +
  path('M-23 46C-26 14 26 14 23 46C18 34 6 28-6 30C-16 33-20 38-23 46Z', color)
const cropped = (color: string): string =>
  path('M-21.5 42C-22 20 22 20 21.5 42C16 33 8 31 0 31S-16 33-21.5 42Z', color, ' opacity=".85"')
const short = (color: string): string => path('M-23 46C-26 16 26 14 23 46C20 34 12 30 0 31S-20 34-23 46Z', color)
const parted = (color: string): string =>
  path('M-23 46C-28 12 30 10 24 48C22 38 18 34 12 32C0 36-14 34-17 30C-21 36-22 40-23 46Z', color)
const bob = (color: string): string =>
  path('M-24 70C-34 8 34 8 24 70C22 66 20 44 16 36C4 38-10 36-14 32C-20 42-22 60-24 70Z', color)
const long = (color: string): string =>
  path('M-26 96C-38 4 38 4 26 96L16 92C22 64 20 46 14 34C2 38-10 36-14 32C-22 46-22 70-16 92Z', color)
const fringe = (color: string): string => path('M-22 46C-26 14 26 14 22 46C16 36 4 33-8 31C-16 34-20 38-22 46Z', color)
const curls = (color: string): string =>
  `<g fill="${color}"><circle cx="-18" cy="34" r="10"/><circle cx="-8" cy="25" r="11"/><circle cx="6" cy="23" r="11"/><circle cx="17" cy="31" r="10"/><circle cx="22" cy="43" r="7"/><circle cx="-23" cy="45" r="7"/></g>`
const beard = (color: string): string =>
  path('M-20 54C-18 84 18 84 20 54C14 64 10 63 0 63S-14 64-20 54Z', color) +
  '<path d="M-6 69q6 2.5 12 0" stroke="#e0b9a0" stroke-opacity=".5" stroke-width="2" fill="none"/>'
const woolHat = (color: string): string =>
  path('M-24 40C-26 6 26 6 24 40Z', color) +
  `<rect x="-25" y="32" width="50" height="9" rx="4" fill="${color}"/><rect x="-25" y="32" width="50" height="9" rx="4" opacity=".25"/>`
const GLASSES =
  '<g fill="#ffffff14" stroke="#15181d" stroke-width="2.2"><rect x="-16" y="45" width="13" height="11" rx="4"/><rect x="3" y="45" width="13" height="11" rx="4"/><path d="M-3 49h6"/></g>'
const HEADBAND = path('M-22 38Q0 30 22 38V31Q0 23-22 31Z', '#f0ece0')
const CAP =
  path('M-25 34C-24 10 24 10 25 34Q0 26-25 34Z', '#d9a441') +
  path('M-27 35Q0 24 27 35Q34 40 30 42Q0 31-28 41Z', '#d9a441') +
  path('M-27 36Q0 26 30 41Q0 32-28 41Z', '#000', ' opacity=".3"')
const EAR_PROTECTORS =
  '<path d="M-24 44C-26 10 26 10 24 44" fill="none" stroke="#2a2f36" stroke-width="4"/><g fill="#c4453a"><rect x="-29" y="40" width="10" height="18" rx="5"/><rect x="19" y="40" width="10" height="18" rx="5"/></g>'
const TOP_KNOT =
  '<circle cy="12" r="10" fill="#1b1210"/>' +
  path('M-23 48C-27 14 27 14 23 48C20 36 10 30-4 30C-14 32-20 38-23 48Z', '#1b1210')
const AFRO =
  '<g fill="#1c1310"><circle cy="28" r="27"/><circle cx="-22" cy="40" r="14"/><circle cx="22" cy="40" r="14"/></g>'
const HAIRLINE = path('M-21 44C-24 20 24 20 21 44C14 36 6 34 0 34S-14 36-21 44Z', '#1c1310')
const SCARF = path(
  'M-34 92C-44 0 44 0 34 92C30 98 22 96 20 92C30 40 20 20 0 20S-30 40-20 92C-22 96-30 98-34 92Z',
  '#6a7a4a',
)

const PEOPLE: Readonly<Record<string, Look>> = {
  abbe: {
    shirt: '#3b4a3c',
    skin: '#e9b993',
    behind: ponytail('#6b3b1e'),
    before: ponytail('#6b3b1e') + EAR_PROTECTORS,
  },
  lenny: { shirt: '#46443a', skin: '#7a4c31', before: cropped('#17120f') + CAP },
  aaliyah: { shirt: '#7d2b34', skin: '#9a6543', before: TOP_KNOT },
  ryan: { shirt: '#2b3440', skin: '#f0c8a6', before: cropped('#8a5a30') + beard('#8a5a30') },
  diana: { shirt: '#1f6b48', skin: '#d8a37c', before: bob('#2b1a12') + HEADBAND },
  antonio: { shirt: '#2b5a8a', skin: '#b67a54', before: curls('#1d1410') },
  sophia: { shirt: '#4a3a63', skin: '#c48a63', behind: long('#3a2013'), before: fringe('#3a2013') },
  william: { shirt: '#33404f', skin: '#e9b993', before: parted('#b8b2a6') + GLASSES },
  rebekka: { shirt: '#a8432f', skin: '#f0c8a6', behind: ponytail('#c98a3e'), before: ponytail('#c98a3e') + HEADBAND },
  michael: { shirt: '#c7852b', skin: '#5c3826', before: short('#120d0b') },
  mary: { shirt: '#dfe6e6', skin: '#7a4c31', behind: AFRO, before: HAIRLINE + GLASSES },
  kelly: { shirt: '#cfd8da', skin: '#d8a37c', before: parted('#4a2f1c') + beard('#4a2f1c') },
  callasandra: { shirt: '#4d5a3a', skin: '#9a6543', before: curls('#5a2414') + SCARF },
  louis: { shirt: '#584a3a', skin: '#e9b993', before: bob('#23303f') + woolHat('#8a6a35') },
  meghan: {
    shirt: '#5a4632',
    skin: '#f0c8a6',
    behind: long('#a5502a'),
    before: fringe('#a5502a') + woolHat('#b3503f'),
  },
  jason: { shirt: '#3f5145', skin: '#b67a54', before: short('#2a1c12') + beard('#2a1c12') },
}

const SHADE = '<path d="M-10 78Q2 90 10 78V92Q0 102-10 92Z" opacity=".28"/>'
const FEATURES =
  '<path d="M-13 47q4.5-3 9 0M4 47q4.5-3 9 0" stroke="#1a120c" stroke-width="2.4" fill="none" stroke-linecap="round"/><g fill="#140d08"><circle cx="-8.5" cy="51" r="1.9"/><circle cx="8.5" cy="51" r="1.9"/></g><path d="M0 52l-2.5 9h4" stroke="#000" stroke-opacity=".35" stroke-width="1.8" fill="none"/><path d="M-6 68.5q6 2.5 12 0" stroke="#3a1a14" stroke-width="2.2" fill="none" stroke-linecap="round"/>'
const LAMPLIGHT =
  '<g stroke="#ffcf85" stroke-width="2.5" fill="none" opacity=".75"><path d="M22 44C22 66 11 80 1 81"/><path d="M15 93C33 98 46 112 46.5 150"/></g>'

/** A head and shoulders around x = 0, 150 high. */
export function personDrawn(id: string, lit: boolean): string {
  const look = PEOPLE[id]
  if (!look) return ''
  const { shirt, skin, behind = '', before } = look
  return (
    behind +
    path('M-46 150C-46 112-32 98-14 93L-10 82H10L14 93C32 98 46 112 46 150Z', shirt) +
    path('M-10 66H10V92Q0 102-10 92Z', skin) +
    SHADE +
    path(
      'M-23 48a4 6 0 0 1 4-4v12a4 5 0 0 1-4-8zM23 48a4 6 0 0 0-4-4v12a4 5 0 0 0 4-8zM-21 44C-21 20 21 20 21 44C21 66 10 80 0 80S-21 66-21 44Z',
      skin,
    ) +
    FEATURES +
    before +
    (lit ? LAMPLIGHT : '')
  )
}
