import { expect, it } from 'vitest'
import { addressOf } from './hash-location.ts'

it('splits an address into path and query', () => {
  expect(addressOf('')).toEqual({ path: '/', query: '' })
  expect(addressOf('#')).toEqual({ path: '/', query: '' })
  expect(addressOf('#/rules/until-dawn?rule=UD-52')).toEqual({ path: '/rules/until-dawn', query: 'rule=UD-52' })
})

it('accepts a path without the #, as links in the page have it', () => {
  expect(addressOf('/setup/viral-dawn?people=2')).toEqual({ path: '/setup/viral-dawn', query: 'people=2' })
})

it('leaves a second question mark in the query', () => {
  expect(addressOf('#/setup/x?seed=why?')).toEqual({ path: '/setup/x', query: 'seed=why?' })
})
