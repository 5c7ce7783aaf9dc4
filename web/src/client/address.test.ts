import { describe, expect, it } from 'vitest'
import { type Address, addressIn, addressOf, urlOf } from './address.ts'

const at = (path: string, query = '', part = ''): Address => ({ path, query, part })

describe('an address', () => {
  it('has a path, a query and a part', () => {
    expect(addressOf('')).toEqual(at('/'))
    expect(addressOf('/until-dawn?people=2')).toEqual(at('/until-dawn', 'people=2'))
    expect(addressOf('/rules/until-dawn#UD-52')).toEqual(at('/rules/until-dawn', '', 'UD-52'))
    expect(addressOf('/quick/x?seed=why?')).toEqual(at('/quick/x', 'seed=why?'))
  })

  it('has the current path of a page whose path was longer', () => {
    expect(addressOf('/table/k7w3m9x2pq?seat=p2')).toEqual(at('/t/k7w3m9x2pq', 'seat=p2'))
    expect(addressOf('/replay/online-k7w3?move=37&as=p2')).toEqual(at('/r/k7w3', 'move=37&as=p2'))
    expect(addressOf('/replay/saved-one')).toEqual(at('/replay/saved-one'))
    expect(addressOf('/setup/viral-dawn')).toEqual(at('/viral-dawn'))
    expect(addressOf('/setup/no-game')).toEqual(at('/setup/no-game'))
  })
})

describe.each(['/', '/night/games/'])('an app in %s', folder => {
  const read = (url: string): Address => addressIn(new URL(folder.slice(1) + url, 'http://a.b/'), folder)

  it('reads the address in a URL', () => {
    expect(read('')).toEqual(at('/'))
    expect(read('index.html')).toEqual(at('/'))
    expect(read('rules/until-dawn/')).toEqual(at('/rules/until-dawn'))
    expect(read('r/k7w3?move=37')).toEqual(at('/r/k7w3', 'move=37'))
    expect(read('#/rules/until-dawn?rule=UD-52')).toEqual(at('/rules/until-dawn', 'rule=UD-52'))
    expect(read('learn/until-dawn/#/saved')).toEqual(at('/saved'))
  })

  it.each([true, false])('writes a URL that it reads (paths: %s)', answersPaths => {
    for (const address of [at('/'), at('/t/k7', 'seat=p2'), at('/rules/until-dawn', '', 'UD-52')]) {
      const url = urlOf(address, { folder, answersPaths })
      expect(url.includes('#/')).toBe(!answersPaths)
      expect(addressIn(new URL(url, 'http://a.b'), folder)).toEqual(address)
    }
  })

  it('keeps a packed record behind the #', () => {
    const url = urlOf(addressOf('/replay/shared?game=abc_-&move=3'), { folder, answersPaths: true })
    expect(url).toBe(`${folder}replay/shared?move=3#game=abc_-`)
    expect(addressIn(new URL(url, 'http://a.b'), folder)).toEqual(at('/replay/shared', 'move=3&game=abc_-'))
  })
})
