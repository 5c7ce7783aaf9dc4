import { alike, measureSounds, type SoundFigures } from '../../web/test/measured-sounds.ts'

export const usage = 'npm run measure -- sounds'

export async function main(): Promise<number> {
  console.log(soundTable(await measureSounds()))
  return 0
}

function soundTable(figures: readonly SoundFigures[]): string {
  const rows = figures.map(one => {
    const others = figures.filter(other => other !== one)
    const near = others.reduce((top, other) => (alike(one, other) > alike(one, top) ? other : top))
    return `| ${one.name} | ${one.seconds.toFixed(2)} | ${one.peak.toFixed(1)} | ${one.loud.toFixed(1)} | ${Math.round(one.center)} | ${Math.round(one.carries * 100)} % | ${near.name}, ${alike(one, near).toFixed(2)} |`
  })
  return [
    '| sound | s | peak, dB | loudest 100 ms, dB | center, Hz | 500 to 5,000 Hz | most alike |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
