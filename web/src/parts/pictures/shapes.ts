/** Shapes that pictures share, as the text of SVG. A scene is 700 × 330; sky and ground go on beyond its edges. */

export const fill = (d: string, color: string, more = ''): string => `<path d="${d}" fill="${color}" ${more}/>`

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

type Stop = readonly [at: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')

/** A light that fades to all sides. */
export function glow(id: string, x: number, y: number, radius: number, ...list: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
}

/** The sky of the whole page, from the top of the scene down to its horizon. */
export function sky(id: string, ...list: readonly Stop[]): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" y2="300" x2="0">${stops(list)}</linearGradient>` +
    `<rect x="-2000" y="-1000" width="4700" height="3000" fill="url(#${id})"/>`
  )
}

/** The same stars every time. */
export function stars(count: number, height: number): string {
  let seed = 9
  const next = (): number => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const one = (): string =>
    `<circle cx="${Math.round(next() * 1700 - 850)}" cy="${Math.round(next() * height)}" r="${(0.5 + next() * 1.1).toFixed(1)}" opacity="${(0.25 + next() * 0.6).toFixed(2)}"/>`
  return `<g fill="#e8efff">${Array.from({ length: count }, one).join('')}</g>`
}

export function moon(x: number, y: number): string {
  return (
    glow('end-moon', x + 18, y + 32, 130, [0, '#cfe0ff', 0.5], [1, '#cfe0ff', 0]) +
    fill(`M${x} ${y}a36 36 0 1 0 44 52a40 40 0 0 1-44-52z`, '#e6ebf2')
  )
}

/** The sun with its rays. */
export function sun(x: number, y: number, radius: number): string {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)]
    const at = (far: number): string => `${(x + cos * far).toFixed(0)} ${(y + sin * far).toFixed(0)}`
    return `M${at(radius * 1.35)}L${at(radius * 4)}`
  })
  return (
    stroke(rays.join(''), '#fff2cc', 6, 'opacity=".3"') +
    glow('end-sun', x, y, radius * 2.9, [0, '#fffbe6'], [0.3, '#ffe7a8', 0.8], [1, '#ffb36b', 0]) +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fffbe6"/>`
  )
}

/** Hills and the ground before them. */
export function land(far: string, near: string): string {
  return (
    fill('M-2000 250Q-1200 200-640 270Q-340 190-20 250T700 200T1500 240T2700 220V2000H-2000Z', far) +
    fill('M-2000 300Q-1300 280-640 316Q-240 268 160 296T700 288T1600 300T2700 290V2000H-2000Z', near)
  )
}

export function pine(x: number, y: number, height: number, color: string): string {
  const h = (share: number): string => (height * share).toFixed(0)
  return fill(
    `M${x} ${y - height}l${h(0.2)} ${h(0.34)}h-${h(0.07)}l${h(0.17)} ${h(0.3)}h-${h(0.08)}l${h(0.2)} ${h(0.36)}h-${h(0.84)}l${h(0.2)}-${h(0.36)}h-${h(0.08)}l${h(0.17)}-${h(0.3)}h-${h(0.07)}z`,
    color,
  )
}

const ZOMBIES = [
  ['#b5c98c', '#51636e', '#2c333b', '#2b2f26', 'M-3-25L-11-23L-16-25', 'M4-24L-4-20L-13-19'],
  ['#9fb67c', '#7a4a44', '#33302f', '#5a3a24', 'M-3-25L-9-18L-14-19', 'M4-25L-3-27L-12-29'],
  ['#c0cf9c', '#47573f', '#2a2c35', '#1e1a18', 'M-4-25L-10-27L-15-31', 'M4-24L-5-21L-13-22'],
  ['#a9bd86', '#5d5478', '#2d2f38', '#7b7468', 'M-4-24L-9-17L-9-11', 'M4-24L-4-21L-14-23'],
  ['#b0c48a', '#7d6c46', '#33383f', '#3a2a20', 'M-3-25L-12-26L-17-24', 'M5-24L7-16L5-11'],
] as const

const EDGE = 'stroke="#070b08" stroke-width=".9" stroke-linejoin="round"'

/** A zombie of 40 units that stands at a point and looks to the left. */
export function zombie(x: number, y: number, kind = 0, size = 1, flip = false): string {
  const [skin, shirt, legs, hair, near, far] = ZOMBIES[kind % ZOMBIES.length]
  const arm = (d: string): string => stroke(d, '#070b08', 4.6) + stroke(d, skin, 3)
  return (
    `<g data-is="zombie" transform="translate(${x} ${y}) scale(${flip ? -size : size} ${size})"><ellipse rx="10" ry="3.4" opacity=".55"/>` +
    fill(kind % 2 ? 'M-5-13L-8-1h5l3-9 2 10h5L4-13z' : 'M-5-13V0h5l1-9 4 8h5L4-13z', legs, EDGE) +
    arm(far) +
    fill('M-6-27Q0-30 6-27L8-12L5-14L2-11L-1-14L-4-11L-7-13Z', shirt, EDGE) +
    arm(near) +
    `<g transform="rotate(${[-8, 10, -14, 4, -4][kind % 5]} 0 -28)"><ellipse cx="-.5" cy="-33" rx="5.6" ry="6.3" fill="${skin}" ${EDGE}/>` +
    fill('M-6-34C-7-42 6-42 5.5-33Q3-37 0-37T-6-34Z', hair) +
    '<g fill="#10160c"><ellipse cx="-3.1" cy="-33" rx="1.7" ry="1.5"/><ellipse cx="1.3" cy="-33" rx="1.7" ry="1.5"/></g>' +
    '<g fill="#e9ff6a"><circle cx="-3.1" cy="-32.9" r=".75"/><circle cx="1.3" cy="-32.9" r=".75"/></g>' +
    fill('M-3.6-29.8q2.2-1.6 4.8 0q.4 3-1 3.4l-.8-1-1 1.2-.9-1.1q-1.5.3-1.1-2.5z', '#2a0f0c') +
    '</g></g>'
  )
}

const PEOPLE = [
  ['#e0ad86', '#2f5c74', '#2b1a12'],
  ['#8a5a3a', '#c9772c', '#1b1410'],
  ['#f0c8a0', '#7a2f2c', '#8c3f2a'],
  ['#e0ac80', '#4a5a36', '#5a3a1c'],
  ['#5f3a27', '#5b4a6c', '#b9b4aa'],
  ['#dba983', '#46583f', '#6d4526'],
] as const

/** A person of 40 units that stands at a point. `gone`: grey, as a memory. */
export function person(x: number, y: number, kind = 0, size = 1, look: 'stands' | 'lies' | 'gone' = 'stands'): string {
  const [skin, shirt, hair] = PEOPLE[kind % PEOPLE.length]
  return (
    `<g data-is="${look}" transform="translate(${x} ${y}) ${look === 'lies' ? 'rotate(-86) translate(0 4)' : ''} scale(${size})" ${look === 'gone' ? 'opacity=".45"' : ''}>` +
    '<ellipse rx="10" ry="3" opacity=".5"/>' +
    fill('M-5-14L-5-1H-1L0-9L1-1H5V-14Z', '#242a33', EDGE) +
    fill('M-7-26Q0-30 7-26L9-15L6-14L5-20V-12H-5V-20L-6-14L-9-15Z', shirt, EDGE) +
    fill('M1-28Q6-28 7-26L9-15L6-14L5-20V-12H2Z', '#ffd9a0', 'opacity=".22"') +
    `<circle cy="-33" r="6" fill="${skin}" ${EDGE}/>` +
    fill('M-6.300-33C-7-42 7-42 6.300-33Q4-37 0-37T-6.300-33Z', hair) +
    '<g fill="#1b1410"><circle cx="-2.300" cy="-32.500" r=".8"/><circle cx="2.300" cy="-32.500" r=".8"/></g></g>'
  )
}

const PAWN =
  'M0-35a7 7 0 0 1 5.500 11.200C12-22 17-18 16-13.500C13-11 10-12 8-12.500L12 0H3L0-6L-3 0H-12L-8-12.500C-10-12-13-11-16-13.500C-17-18-12-22-5.500-23.800A7 7 0 0 1 0-35Z'

/** The pawn of a seat with its letter, 35 units high. */
export function pawn(x: number, y: number, place: number, size = 1): string {
  const letter = 'ABCDEF'[place] ?? ''
  return (
    `<g data-is="pawn-${letter}" transform="translate(${x} ${y}) scale(${size})"><ellipse rx="13" ry="4" opacity=".6"/>` +
    `<path d="${PAWN}" fill="var(--seat-${letter.toLowerCase()})" stroke="#0b0f14" stroke-width="2.400"/>` +
    `<text y="-12" text-anchor="middle" font-family="var(--font-ui)" font-weight="800" font-size="14" fill="#0b0f14">${letter}</text></g>`
  )
}

/** A text in the title font. */
export function sign(x: number, y: number, text: string | number, size: number): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--font-title)" font-size="${size}" fill="#fff">${text}</text>`
}

/** A candle that burns for somebody. */
export function candle(x: number, y: number): string {
  return `<g data-is="candle" transform="translate(${x} ${y})"><circle cy="-30" r="26" fill="#ffcf7a" opacity=".22"/><rect x="-5" y="-22" width="10" height="22" rx="2" fill="#efe6d2"/><path d="M0-40q8 10 0 17q-8-7 0-17z" fill="#ffd27a"/></g>`
}
