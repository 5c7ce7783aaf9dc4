import { expect, it } from 'vitest'
import { chosenOptions } from './presets.ts'

it('without a preset only what was named counts', async () => {
  expect(await chosenOptions('thirty-seconds', undefined, { sound: 'on' })).toEqual({ sound: 'on' })
})

it('a preset speaks for every option that any preset names, and what is named goes before it', async () => {
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

it('an unknown preset is refused with those that there are', async () => {
  await expect(chosenOptions('thirty-seconds', 'vetran', {})).rejects.toThrow(
    'There is no preset "vetran". The presets of 30 Seconds to Live are: standard, first-game, learning, veteran. Did you mean "veteran"?',
  )
  await expect(chosenOptions('until-dawn', 'veteran', {})).rejects.toThrow('Until Dawn has no presets')
})
