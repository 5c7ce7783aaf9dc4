import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
/** The characters our texts use. Player names with other characters fall back to a font of the device. */
export const LETTERS = `${printable}–—‘’“”…·×°½±→←↑↓✓ÄÖÜäöüßéèêàçñ£€`

export const FONTS = {
  title: { family: 'Special Elite', file: '@fontsource/special-elite/files/special-elite-latin-400-normal.woff2' },
  logo: {
    family: 'Creepster',
    file: '@fontsource/creepster/files/creepster-latin-400-normal.woff2',
    letters: 'HOLDOUT',
  },
  ui: {
    family: 'Inter Variable',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weight: '100 900',
  },
} as const

/** `import 'virtual:fonts.css'`: our three fonts, reduced to the characters we use. */
export function fonts(): Plugin {
  const ID = 'virtual:fonts.css'
  let serving = false
  return {
    name: 'fonts',
    configResolved: ({ command }) => {
      serving = command === 'serve'
    },
    resolveId: id => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null
      const require = createRequire(import.meta.url)
      const rules = await Promise.all(
        Object.entries(FONTS).map(async ([name, font]) => {
          const letters = 'letters' in font ? font.letters : LETTERS
          const data = await subset(readFileSync(require.resolve(font.file)), letters, { targetFormat: 'woff2' })
          const url = serving
            ? `data:font/woff2;base64,${data.toString('base64')}`
            : `__VITE_ASSET__${this.emitFile({ type: 'asset', name: `${name}.woff2`, source: data })}__`
          const weight = 'weight' in font ? font.weight : '400'
          return `@font-face { font-family: "${font.family}"; src: url("${url}") format("woff2"); font-weight: ${weight}; font-display: swap; }`
        }),
      )
      return rules.join('\n')
    },
  }
}
