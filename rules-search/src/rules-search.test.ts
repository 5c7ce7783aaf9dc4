import type { CardFace, Chapter } from '@holdout/engine'
import { describe, expect, it } from 'vitest'
import { RulesSearch } from './rules-search.ts'

const rulebook: Chapter[] = [
  {
    title: 'Set-up',
    rules: [
      { id: 'XX-01', title: 'Windows', text: 'The cabin has two windows.' },
      { id: 'XX-02', title: 'Ammo', text: 'You begin with eight rounds.' },
    ],
  },
  {
    title: 'The end',
    rules: [
      { id: 'XX-10', title: 'Dawn', text: 'If one door stands at dawn, you win.' },
      { id: 'XX-11', title: 'Barricades', text: 'A barricade stops one zombie. Barricades come back to your supply.' },
      { id: 'XX-D1', text: 'Choose a color.' },
      { id: 'XX-R07', title: 'Leaving', text: 'A bot plays on.' },
    ],
  },
]
const cards: CardFace[] = [
  { id: 'net', title: 'Fishing Net', kind: 'item', count: 2, text: 'Holds a crawler in place.', source: 'book' },
]
const search = new RulesSearch({
  rulebook,
  cards,
  searchTerms: { synonyms: [['ammo', 'slugs']], asked: { 'XX-10': ['goal of the game'] }, examples: [] },
})
const found = (query: string): string[] => search.find(query).rules.map(({ rule }) => rule.id)

describe('a rulebook is searched', () => {
  it.each(['XX-11', 'xx-11', 'xx11', 'XX 11', '11', 'rule 11'])('by a rule number written as %s', query => {
    expect(found(query)).toEqual(['XX-11'])
  })

  it('by the number of a decision or a ruling', () => {
    expect(found('D1')).toEqual(['XX-D1'])
    expect(found('r7')).toEqual(['XX-R07'])
    expect(found('XX-R07')).toEqual(['XX-R07'])
    expect(found('R08')).toEqual([])
  })

  it('by words, not by parts of words', () => {
    expect(found('win')).toEqual(['XX-10'])
    expect(found('win')).not.toContain('XX-01')
  })

  it('by a question, ignoring stop words', () => {
    expect(found('How do I win?')).toEqual(['XX-10'])
    expect(found('what is the goal of this game')[0]).toBe('XX-10')
  })

  it('by other forms and spellings of a word', () => {
    expect(found('barricading')[0]).toBe('XX-11')
    expect(found('colour')).toEqual(['XX-D1'])
    expect(found('won')).toEqual(['XX-10'])
  })

  it("by a game's own synonyms, and by those of all games", () => {
    expect(found('slugs')[0]).toBe('XX-02')
    expect(found('quit')[0]).toBe('XX-R07')
  })

  it('by a phrase as a whole, not by a part of it', () => {
    expect(found('give up')[0]).toBe('XX-R07')
    expect(found('up')).toEqual([])
  })

  it('by words written together or apart, or with letters swapped', () => {
    expect(found('win dows')[0]).toBe('XX-01')
    expect(found('eightrounds')[0]).toBe('XX-02')
    expect(found('barircade')[0]).toBe('XX-11')
  })

  it('by the beginning of a word while it is typed, and through a typing error', () => {
    expect(found('barr')[0]).toBe('XX-11')
    expect(search.find('barr').exact).toBe(true)
    expect(found('barickade')[0]).toBe('XX-11')
    expect(search.find('barickade').exact).toBe(false)
  })

  it('by chapter titles and card texts', () => {
    expect(found('setup')).toContain('XX-01')
    expect(search.find('crawler').cards.map(({ id }) => id)).toEqual(['net'])
  })

  it('and finds nothing for unknown words', () => {
    expect(search.find('xylophone')).toEqual({ rules: [], cards: [], exact: false })
    expect(search.find('  ')).toEqual({ rules: [], cards: [], exact: true })
    expect(search.find('the of and')).toEqual({ rules: [], cards: [], exact: true })
  })
})
