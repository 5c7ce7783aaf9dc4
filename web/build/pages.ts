import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { FONTS, LETTERS } from './fonts.ts'

/** Further letters in the names of players. */
const LATIN = Array.from({ length: 95 }, (_, i) => String.fromCharCode(161 + i)).join('')

const DRAWINGS = new URL('../src/parts/pictures/', import.meta.url)

/**
 * Writes a file for each page that is the same for everyone, with its own title, text and picture, and the pictures. A
 * server makes more pictures from the fonts and drawings. `HOLDOUT_PAGES_URL` is the address of a static copy: some
 * chats show a picture only by its full address.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        // Only a build needs them: `vite web` runs before the packages are compiled.
        const { SHELF } = await import('@holdout/catalog')
        const { cardAt, factsText, pictureOf, pictureSvg, staticPaths, writePage } = await import(
          '@holdout/protocol/pages'
        )
        const emit = (fileName: string, source: string | Uint8Array): void =>
          void this.emitFile({ type: 'asset', fileName, source })

        const fonts = await pictureFonts()
        for (const [name, font] of Object.entries(fonts)) emit(`pictures/${name}.ttf`, font)
        const paint = painter(fonts)
        const sentences = cardAt('/', SHELF)?.text.match(/[^.]+\./g) ?? []
        emit(pictureOf(null), paint(pictureSvg(drawing('sky'), 'Last until morning.', sentences)))
        for (const game of SHELF) {
          const svg = drawing(game.slug)
          emit(`pictures/${game.slug}.svg`, svg)
          emit(pictureOf(game.slug), paint(pictureSvg(svg, game.title, [game.mood, factsText(game)])))
        }

        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build has no index.html.')
        const template = String(index.source)
        const site = { origin: process.env.HOLDOUT_PAGES_URL?.replace(/\/*$/, '/') ?? null, answersPaths: false }
        for (const path of staticPaths(SHELF)) {
          const card = cardAt(path, SHELF)
          if (!card) throw new Error(`There is no page at ${path}.`)
          if (path === '/') index.source = writePage(template, path, card, site)
          else emit(`${path.slice(1)}/index.html`, writePage(template, `${path}/`, card, site))
        }
      },
    },
  }
}

type Fonts = Readonly<Record<string, Buffer>>

/** Makes pictures with these fonts, which the library reads from files. */
function painter(fonts: Fonts): (svg: string) => Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-fonts-'))
  for (const [name, font] of Object.entries(fonts)) writeFileSync(join(folder, `${name}.ttf`), font)
  return svg => new Resvg(svg, { font: { fontDirs: [folder], loadSystemFonts: false } }).render().asPng()
}

function drawing(name: string): string {
  const own = new URL(`${name}.svg`, DRAWINGS)
  return readFileSync(existsSync(own) ? own : new URL('any-game.svg', DRAWINGS), 'utf8')
}

/** Our fonts in a format that pictures can be made with, in one weight. */
async function pictureFonts(): Promise<Fonts> {
  const require = createRequire(import.meta.url)
  const entries = Object.entries(FONTS).map(async ([name, font]) => {
    const options = { targetFormat: 'truetype', ...('weight' in font ? { variationAxes: { wght: 500 } } : {}) } as const
    return [name, await subset(readFileSync(require.resolve(font.file)), LETTERS + LATIN, options)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
