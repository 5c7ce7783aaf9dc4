import { describe, expect, it } from 'vitest'
import { cleanName, nameKey, personName, programName } from './names.ts'

describe('the names of people', () => {
  it('have one form, without invisible characters and double spaces', () => {
    expect(cleanName('A\u200dn\u200bn')).toBe('Ann')
    expect(cleanName(' Ａnn \u202e\u2066 Lee\u0007 ')).toBe('Ann Lee')
    expect(cleanName('👩\u200d🚀 Ann')).toBe('👩\u200d🚀 Ann')
    expect(cleanName('Zoë')).toBe('Zoë')
  })

  it('are compared without case, spaces, accents and letters that look alike', () => {
    for (const other of ['ann', 'A N N', 'Аnn', 'Ánn', 'A\u200dnn', 'Ann.']) expect(nameKey(other)).toBe(nameKey('Ann'))
    expect(nameKey('Bill')).toBe(nameKey('BiIl'))
    expect(nameKey('Ann')).not.toBe(nameKey('Anna'))
    expect(nameKey('Анна')).not.toBe(nameKey('Anna B'))
  })

  it.each(['Admin', 'ADMIN', 'Аdmin', 'A d m i n', 'Holdout', 'H0ldout', 'Server', 'clock', 'PyBot (bot)', 'x [BOT]'])(
    'rejects %s, which could be mistaken for another party',
    name => {
      expect(() => personName(name)).toThrow(/is reserved.*Choose another name\.$/)
    },
  )

  it('rejects names without a visible letter, and accepts all others', () => {
    expect(() => personName('\u200d\u200b')).toThrow('A name needs at least one letter or digit.')
    for (const name of ['Ann', 'Zoë', 'Оля', '李', 'Administrator2000', '7']) expect(personName(name)).toBe(name)
  })

  it('are different from those of programs', () => {
    expect(programName('PyBot')).toBe('PyBot (bot)')
    expect(programName('PyBot (bot)')).toBe('PyBot (bot)')
    expect(programName('x'.repeat(24))).toHaveLength(24)
    expect(programName(`${'x'.repeat(17)}👩`), 'no half of a character').toBe(`${'x'.repeat(17)} (bot)`)
  })
})
