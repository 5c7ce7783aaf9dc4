/** What the picture of a result shows. */
export interface PictureFacts {
  /** The challenge and its number. */
  readonly head: string
  readonly title: string
  /** The shape of the game, as in the shared text, and its two pieces. */
  readonly lines: readonly string[]
  readonly full: string
  readonly empty: string
  readonly said: readonly string[]
  /** The address of the board. */
  readonly link: string
  /** The URL of the game's drawing. */
  readonly drawing: string
}

/** The size that previews of links have too. */
const [WIDTH, HEIGHT] = [1200, 630]
const [LEFT, MARGIN] = [560, 48]

/** The size of the drawings. Browsers differ for files without one. */
const [DRAWN_WIDTH, DRAWN_HEIGHT] = [1024, 672]

/** The result as a picture to share: the game's drawing, and a note with the shape and the result. */
export async function resultPicture(facts: PictureFacts): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw pictures.')
  const look = getComputedStyle(document.documentElement)
  const token = (name: string): string => look.getPropertyValue(name).trim()
  const [title, text] = [token('--font-title'), token('--font-ui')]
  await Promise.all([document.fonts.load(`56px ${title}`), document.fonts.load(`28px ${text}`)])

  const drawing = await drawingAt(facts.drawing)
  const part = (LEFT / HEIGHT) * DRAWN_HEIGHT
  pen.drawImage(drawing, (DRAWN_WIDTH - part) / 2, 0, part, DRAWN_HEIGHT, 0, 0, LEFT, HEIGHT)

  pen.fillStyle = token('--paper')
  pen.fillRect(LEFT, 0, WIDTH - LEFT, HEIGHT)
  const x = LEFT + MARGIN
  const room = WIDTH - LEFT - 2 * MARGIN
  pen.textBaseline = 'top'
  const write = (line: string, y: number, font: string, color: string): void => {
    pen.font = font
    pen.fillStyle = color
    pen.fillText(line, x, y, room)
  }
  write(facts.head, MARGIN, `26px ${text}`, token('--paper-soft'))
  write(facts.title, 88, `54px ${title}`, token('--paper-ink'))
  const box = { x, y: 176, width: room, height: HEIGHT - 176 - 190 }
  drawShape(pen, facts, box, token('--paper-ink'))
  for (const [i, line] of facts.said.entries())
    write(line, HEIGHT - 172 + i * 44, `${i === 0 ? 'bold ' : ''}32px ${text}`, token('--paper-ink'))
  write(facts.link, HEIGHT - 72, `24px ${text}`, token('--paper-soft'))
  return new Promise((done, failed) =>
    canvas.toBlob(blob => (blob ? done(blob) : failed(new Error('This browser cannot save pictures.'))), 'image/png'),
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The shape in squares: fonts draw its characters in different ways, or not at all. */
function drawShape(pen: CanvasRenderingContext2D, { lines, full, empty }: PictureFacts, box: Box, ink: string): void {
  const rows = lines.map(line => [...line])
  const side = Math.min(box.width / Math.max(...rows.map(row => row.length)), box.height / rows.length, 72)
  const top = box.y + (box.height - rows.length * side) / 2
  for (const [r, row] of rows.entries())
    for (const [c, sign] of row.entries()) {
      const [x, y] = [box.x + c * side, top + r * side]
      if (sign === full || sign === empty) {
        pen.fillStyle = sign === full ? (COLORS[full] ?? ink) : EMPTY
        pen.beginPath()
        pen.roundRect(x + 3, y + 3, side - 6, side - 6, 8)
        pen.fill()
      } else if (sign === ROAD) {
        pen.fillStyle = ink
        pen.fillRect(x + side * 0.2, y + side * 0.45, side * 0.6, side * 0.1)
      } else if (sign === FLAG) drawFlag(pen, { x, y, width: side, height: side }, ink)
    }
}

/** A flag of 4 by 3 squares at a pole. */
function drawFlag(pen: CanvasRenderingContext2D, { x, y, width }: Box, ink: string): void {
  const square = width / 6
  pen.fillStyle = ink
  pen.fillRect(x + square * 0.6, y + square * 0.5, square * 0.4, square * 5)
  pen.strokeStyle = ink
  pen.lineWidth = 2
  pen.strokeRect(x + square, y + square * 0.5, square * 4, square * 3)
  for (let i = 0; i < 12; i += 2) {
    const row = Math.floor(i / 4)
    pen.fillRect(x + square * (1 + ((i + (row % 2)) % 4)), y + square * (0.5 + row), square, square)
  }
}

/** The other characters of shapes. */
const [ROAD, FLAG] = ['-', '🏁']

/** The colors of the squares in shared texts. */
const COLORS: Readonly<Record<string, string>> = {
  '🟧': '#e8871e',
  '🟩': '#3f9c4f',
  '🟦': '#3a78c9',
  '🟨': '#d9a900',
  '🟥': '#c8402f',
}
const EMPTY = '#3b3327'

async function drawingAt(url: string): Promise<HTMLImageElement> {
  const answer = await fetch(url)
  const svg = (await answer.text()).replace('<svg ', `<svg width="${DRAWN_WIDTH}" height="${DRAWN_HEIGHT}" `)
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = source
  await image.decode()
  URL.revokeObjectURL(source)
  return image
}
