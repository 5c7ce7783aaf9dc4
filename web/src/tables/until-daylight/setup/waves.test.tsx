import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Waves } from './waves.tsx'

const drawn = renderToStaticMarkup(<Waves options={{ difficulty: 'standard', players: 4 }} />)
const styles = readFileSync(new URL('./setup.css', import.meta.url), 'utf8')

it('draws a bar for each round, as high as its wave', () => {
  const heights = [...drawn.matchAll(/height:([\d.]+)%/g)].map(([, height]) => Math.round(Number(height)))
  expect(heights).toEqual([36, 43, 50, 57, 64, 71, 79, 86, 93, 100])
})

it('has a style for every class of the chart', () => {
  const classes = [...drawn.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names.split(' '))
  expect(new Set(classes)).toEqual(new Set(['dl-waves', 'dl-waves__bars', 'dl-waves__bar', 'dl-waves__rounds']))
  for (const name of classes) expect(styles).toContain(`.${name} {`)
})
