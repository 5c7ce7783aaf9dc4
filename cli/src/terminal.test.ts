import { describe, expect, it } from 'vitest'
import { terminalOf } from './terminal.ts'

const tty = { isTTY: true } as NodeJS.ReadStream & NodeJS.WriteStream
const pipe = {} as NodeJS.ReadStream & NodeJS.WriteStream

function seen(env: NodeJS.ProcessEnv, stream = tty, input = stream) {
  return terminalOf({ stdin: input, stdout: stream, stderr: stream, env })
}

describe('terminal capabilities', () => {
  it('is interactive only if input and output are terminals', () => {
    expect(seen({}).interactive).toBe(true)
    expect(seen({}, pipe).interactive).toBe(false)
    expect(seen({}, tty, pipe).interactive).toBe(false)
    expect(seen({ TERM: 'dumb' }).interactive).toBe(false)
  })

  it('uses color unless the environment disables it', () => {
    expect(seen({}).ink).toBe('color')
    expect(seen({ NO_COLOR: '1' }).ink).toBe('mono')
    expect(seen({ NO_COLOR: '' }).ink).toBe('color')
    expect(seen({ TERM: 'dumb' }).ink).toBe('none')
    expect(seen({}, pipe).ink).toBe('none')
    expect(seen({ FORCE_COLOR: '1' }, pipe).ink).toBe('color')
    expect(seen({ FORCE_COLOR: '1', NO_COLOR: '1' }).ink).toBe('color')
    expect(seen({ FORCE_COLOR: '0' }).ink).toBe('mono')
  })

  it('uses Unicode if the locale allows it', () => {
    expect(seen({ LANG: 'de_DE.UTF-8' }).unicode).toBe(true)
    expect(seen({ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }).unicode).toBe(false)
    expect(seen({ LC_CTYPE: 'C.utf8', LANG: 'C' }).unicode).toBe(true)
    expect(seen({}).unicode).toBe(false)
    expect(seen({ WT_SESSION: 'x' }).unicode).toBe(true)
  })
})
