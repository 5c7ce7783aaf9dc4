import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureSvg } from '@holdout/protocol/pages'
import { renderAsync } from '@resvg/resvg-js'

/** The pictures kept in memory. One takes about 200 kB. */
const KEPT = 60
/** How many pictures may wait. One is made at a time, so that other work in threads, such as passwords, goes on. */
const MOST_WAITING = 6

/** The text of a picture of a link. */
export interface PictureText {
  readonly game: string
  readonly heading: string
  readonly lines: readonly string[]
}

/** Makes pictures for links, in a thread, from the fonts and drawings that the build of the pages leaves. */
export class Pictures {
  private readonly made = new Map<string, Promise<Buffer>>()
  private readonly drawings = new Map<string, string | null>()
  private waiting = 0
  private last: Promise<unknown> = Promise.resolve()

  /** `folder` has the fonts and drawings. */
  constructor(private readonly folder: string) {}

  /** Whether a picture is in memory and costs nothing. */
  has(text: PictureText): boolean {
    return this.made.has(JSON.stringify(text))
  }

  /** The picture as PNG; null if it cannot be made: too many are waiting, or the build has no drawing. */
  async of(text: PictureText): Promise<Buffer | null> {
    const key = JSON.stringify(text)
    const made = this.made.get(key) ?? this.begin(key, text)
    if (!made) return null
    this.made.delete(key)
    this.made.set(key, made)
    if (this.made.size > KEPT) this.made.delete(this.made.keys().next().value as string)
    return made.catch(() => {
      this.made.delete(key)
      return null
    })
  }

  private begin(key: string, { game, heading, lines }: PictureText): Promise<Buffer> | null {
    const drawing = this.drawingOf(game)
    if (drawing === null || this.waiting >= MOST_WAITING) return null
    const svg = pictureSvg(drawing, heading, lines)
    this.waiting += 1
    const made = this.last.then(() => this.render(svg))
    this.last = made
      .catch(() => {})
      .finally(() => {
        this.waiting -= 1
      })
    this.made.set(key, made)
    return made
  }

  private async render(svg: string): Promise<Buffer> {
    return (await renderAsync(svg, { font: { fontDirs: [this.folder], loadSystemFonts: false } })).asPng()
  }

  private drawingOf(game: string): string | null {
    const known = this.drawings.get(game)
    if (known !== undefined) return known
    const file = join(this.folder, `${game}.svg`)
    const drawing = existsSync(file) ? readFileSync(file, 'utf8') : null
    this.drawings.set(game, drawing)
    return drawing
  }
}
