import { harmless } from '@holdout/table'
import { describe, expect, it } from 'vitest'
import { toAscii } from './ascii.ts'
import { layPage } from './page.ts'
import { painter } from './paint.ts'
import { clip, padTo, widthOf, wrap } from './width.ts'

describe('width', () => {
  it('counts columns, not characters', () => {
    expect(widthOf('abc')).toBe(3)
    expect(widthOf('漢字')).toBe(4)
    expect(widthOf('é')).toBe(1)
    expect(widthOf('e\u0301')).toBe(1)
    expect(widthOf('🧟')).toBe(2)
    expect(widthOf('»R+«')).toBe(4)
  })

  it('clips with an ellipsis, and pads', () => {
    expect(clip('abcdef', 4)).toBe('abc…')
    expect(clip('漢字漢字', 4)).toBe('漢…')
    expect(clip('abc', 3)).toBe('abc')
    expect(padTo('漢', 4)).toBe('漢  ')
  })

  it('wraps at words, splits long words, and keeps columns apart', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrap('one two three', 7, 2)).toEqual(['one two', '  three'])
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
    expect(wrap('', 10)).toEqual([''])
    expect(wrap('a   b', 10)).toEqual(['a   b'])
    expect(wrap('漢字漢', 1)).toEqual(['漢', '字', '漢'])
    for (const line of wrap('the quick brown fox jumps over the lazy dog', 11, 3))
      expect(widthOf(line)).toBeLessThanOrEqual(11)
  })
})

describe('ASCII', () => {
  it('replaces our symbols, and other characters by question marks', () => {
    expect(toAscii('3 × “a” – b… é')).toBe('3 x "a" - b... e')
    expect(toAscii('漢')).toBe('?')
  })

  it('removes control characters', () => {
    expect(harmless('a\x1b[31mb\u202ec\x07')).toBe('a [31mb c ')
  })
})

describe('paint', () => {
  it('uses what the terminal supports', () => {
    expect(painter('none')('x', 'red', 'bold')).toBe('x')
    expect(painter('mono')('x', 'red', 'bold')).toBe('\x1b[1mx\x1b[22m')
    expect(painter('color')('x', 'red')).toBe('\x1b[91mx\x1b[39m')
  })
})

describe('a page', () => {
  it('is laid out with its indents', () => {
    const page = {
      title: 't',
      lines: [{ text: 'one two three', indent: 2 }, { text: '' }, { text: 'a  b c', hang: 3 }],
    }
    expect(layPage(page, 9).map(({ text }) => text)).toEqual(['  one two', '  three', '', 'a  b c'])
  })
})
