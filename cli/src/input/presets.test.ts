import { expect, it } from 'vitest'
import { chosenOptions } from './presets.ts'

it('uses only the named options without a preset', async () => {
  expect(await chosenOptions('thirty-seconds', undefined, { sound: 'on' })).toEqual({ sound: 'on' })
})

it('sets every option that any preset names, and named options override it', async () => {
  const veteran = await chosenOptions('thirty-seconds', 'veteran', {})
  expect(veteran).toMatchObject({
    sound: 'true',
    concussion: 'true',
    'survivor-clock': '30',
    'three-supplies': 'false',
  })
  const quieter = await chosenOptions('thirty-seconds', 'veteran', { sound: 'off', 'zombie-energy': '5' })
  expect(quieter).toEqual({ ...veteran, sound: 'off', 'zombie-energy': '5' })
  const standard = await chosenOptions('thirty-seconds', 'standard', {})
  expect(Object.keys(standard)).toEqual(Object.keys(veteran))
})

it('rejects an unknown preset and lists the known ones', async () => {
  await expect(chosenOptions('thirty-seconds', 'vetran', {})).rejects.toThrow(
    'There is no preset "vetran". The presets of 30 Seconds to Live are: standard, first-game, learning, veteran. Did you mean "veteran"?',
  )
  await expect(chosenOptions('until-dawn', 'veteran', {})).rejects.toThrow(
    'The presets of Until Dawn are: standard, first-game.',
  )
})
