import { escaped } from './escaped.ts'

/** The size that chats expect of the picture of a link. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The fonts of a picture, by use. */
export const PICTURE_FONTS = { logo: 'Creepster', title: 'Special Elite', text: 'Inter' } as const

const MARGIN = 64
const COLORS = { night: '#0b0f14', text: '#e9eef2', lantern: '#ffb84d' }
/** The width of a character compared with the size of the font, with a reserve. */
const CHARACTER = 0.6

/** A picture for a link as SVG: the drawing of a game, a heading and up to two lines. */
export function pictureSvg(drawing: string, heading: string, lines: readonly string[]): string {
  const { width, height } = PICTURE
  const { night, text, lantern } = COLORS
  const { logo, title } = PICTURE_FONTS
  const rows = lines.map((line, row) =>
    textAt(height - MARGIN - (lines.length - 1 - row) * 54, line, { font: PICTURE_FONTS.text, color: text, size: 38 }),
  )
  const headingAt = height - MARGIN - lines.length * 54 - 12
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="shade" x2="0" y2="1">
<stop offset="0.3" stop-color="${night}" stop-opacity="0"/>
<stop offset="0.72" stop-color="${night}" stop-opacity="0.88"/>
<stop offset="1" stop-color="${night}"/>
</linearGradient>
${drawing.replace('<svg ', `<svg width="${width}" height="${height}" `)}
<rect width="${width}" height="${height}" fill="url(#shade)"/>
<text x="${MARGIN}" y="100" font-family="${logo}" font-size="56" fill="${lantern}" stroke="${night}" stroke-width="6" paint-order="stroke">HOLDOUT</text>
${textAt(headingAt, heading, { font: title, color: lantern, size: 76 })}
${rows.join('\n')}
</svg>`
}

interface Style {
  readonly font: string
  readonly color: string
  /** The largest size. */
  readonly size: number
}

/** A line of text, smaller if it is long, and cut if it would be too small to read. */
function textAt(y: number, text: string, { font, color, size }: Style): string {
  const room = PICTURE.width - 2 * MARGIN
  const most = Math.floor(room / (CHARACTER * size * 0.6))
  const shown = text.length > most ? `${text.slice(0, most - 1)}…` : text
  const fitting = Math.min(size, Math.floor(room / (CHARACTER * shown.length)))
  return `<text x="${MARGIN}" y="${y}" font-family="${font}" font-size="${fitting}" fill="${color}">${escaped(shown.trim())}</text>`
}
