import { describe, expect, it } from 'vitest'
import {
  CLOCK,
  InputError,
  Match,
  RuleBug,
  readRecord,
  replay,
  ScriptedChance,
  verify,
  writeRecord,
} from '../src/index.ts'
import { toy } from './toy.ts'

const start = (options = {}) => Match.start(toy, { seed: 'match', options })

describe('a match', () => {
  it('plays legal moves and returns events with their rule', () => {
    const match = start()
    expect(match.play('anna', { move: 'add' })).toEqual({
      ok: true,
      events: [{ event: 'added', rule: 'TY-1', seat: 'anna', stones: 1 }],
    })
    match.play('ben', { move: 'pass' })
    expect(match.play('ben', { move: 'draw' })).toMatchObject({ events: [{ rule: 'TY-2' }] })
  })

  it.each([
    ['anna', { move: 'pass' }, { rule: 'TY-1', text: 'no pass now' }],
    ['anna', { move: 'add', extra: 1 }, { rule: 'TY-1' }],
    ['mary', { move: 'add' }, { rule: null, text: 'mary has no decision now. The game is waiting for anna.' }],
    ['anna', null, { text: 'This is not a move. A move is a flat object with a "move" field.' }],
    ['anna', { move: 'add', list: [] }, { text: 'This is not a move. A move is a flat object with a "move" field.' }],
  ])('rejects %s %j and does not change', (seat, move, refusal) => {
    const match = start()
    const before = JSON.stringify(match.state)
    expect(match.play(seat, move as never)).toMatchObject({ ok: false, ...refusal })
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.entries).toHaveLength(0)
  })

  it('ends when the rules say so, and takes no more moves', () => {
    const match = start()
    expect(match.play('ben', { move: 'resign' })).toMatchObject({ ok: true })
    expect(match.over).toBe(true)
    expect(match.play('anna', { move: 'add' })).toMatchObject({ ok: false, text: 'The game is over.' })
  })

  it('lets the clock answer for a seat whose time ran out', () => {
    const match = start({ timed: true })
    expect(toy.clocks(match.state).map(({ id }) => id)).toContain('evening')
    expect(toy.clocks(match.state).at(-1)).toMatchObject({
      ms: 1000,
      seats: ['anna'],
      expires: { move: 'time-out', seat: 'anna' },
    })
    expect(match.play(CLOCK, { move: 'time-out', seat: 'anna' })).toMatchObject({ ok: true })
    expect(match.state.score.anna).toBe(1)
    expect(start().play(CLOCK, { move: 'time-out', seat: 'anna' })).toMatchObject({ ok: false })
    match.play('anna', { move: 'resign' })
    expect(toy.clocks(match.state)).toEqual([])
  })

  it('waits for the clock if no seat is asked', () => {
    const match = start({ timed: true })
    match.play('anna', { move: 'rest' })
    const clock = { seat: CLOCK, decision: 'nap', rule: 'TY-7', kind: 'must' }
    expect(toy.pending(match.state).filter(({ seat }) => seat === CLOCK)).toEqual([clock])
    expect(toy.moves(match.state, CLOCK)).toEqual([{ move: 'gong' }])
    expect(toy.standing(match.state, CLOCK)).toEqual([]) // the clock has no standing moves
    expect(toy.clocks(match.state)).toEqual([expect.objectContaining({ running: true, expires: { move: 'gong' } })])
    expect(match.play('ben', { move: 'add' })).toMatchObject({
      text: 'ben has no decision now. The game is waiting for the timer.',
    })
    expect(match.play(CLOCK, { move: 'gong' })).toMatchObject({ ok: true })
    expect(toy.pending(match.state)[0]).toMatchObject({ seat: 'anna', decision: 'turn' })
  })

  it('stops at a bug in the rules, with the state before the move and the record', () => {
    const match = start()
    const before = JSON.stringify(match.state)
    for (const move of ['circle', 'dry'] as const) {
      let found: unknown
      try {
        match.play('anna', { move })
      } catch (error) {
        found = error
      }
      expect(found).toBeInstanceOf(RuleBug)
      expect((found as RuleBug).cause).toMatchObject({ move: { move }, record: { game: 'toy' } })
      expect(JSON.stringify(match.state)).toBe(before)
    }
  })

  it('rejects invalid options and unknown seats', () => {
    expect(() => start({ speed: 1 })).toThrow('There is no option "speed"')
    expect(() => Match.start(toy, { seed: 's', players: { carl: 'Carl' } })).toThrow(
      'There is no seat "carl". The seats are: anna, ben.',
    )
  })
})

describe('undo', () => {
  it('restores the exact state, and redo the later one', () => {
    const match = start()
    const before = JSON.stringify(match.state)
    match.play('anna', { move: 'add' })
    const after = JSON.stringify(match.state)
    expect(match.undo('anna')).toEqual({ ok: true })
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.redo('anna')).toMatchObject({ ok: true })
    expect(JSON.stringify(match.state)).toBe(after)
    expect(match.record().moves).toHaveLength(1)
  })

  it('restores the exact state late in a long match, also after a bug in the rules', () => {
    for (const naps of [30, 31, 32, 33, 80]) {
      const match = start({ timed: true })
      for (let i = 0; i < naps; i++) {
        match.play('anna', { move: 'rest' })
        match.play(CLOCK, { move: 'gong' })
      }
      const before = JSON.stringify(match.state)
      match.play('anna', { move: 'add' })
      match.play('ben', { move: 'pass' })
      const after = JSON.stringify(match.state)
      expect(() => match.play('ben', { move: 'dry' })).toThrow(RuleBug)
      expect(JSON.stringify(match.state)).toBe(after)
      expect(match.undo('ben')).toEqual({ ok: true })
      expect(match.undo('anna')).toEqual({ ok: true })
      expect(JSON.stringify(match.state)).toBe(before)
      expect(match.undo(CLOCK)).toMatchObject({ text: expect.stringContaining('started a new turn') })
      expect([match.redo('anna'), match.redo('ben')]).toMatchObject([{ ok: true }, { ok: true }])
      expect(JSON.stringify(match.state)).toBe(after)
    }
  })

  it('restores the exact state with scripted chance', () => {
    const fresh = start()
    const chance = new ScriptedChance(fresh.state.chance, String)
    const match = Match.at(toy, fresh.state, fresh.options, chance)
    const positions = [JSON.stringify(match.state)]
    for (const [seat, move] of [
      ['anna', 'add'],
      ['ben', 'pass'],
      ['ben', 'add'],
    ] as const) {
      match.play(seat, { move })
      positions.push(JSON.stringify(match.state))
    }
    match.play('anna', { move: 'pass' })
    expect(() => match.play('anna', { move: 'dry' })).toThrow(RuleBug)
    match.undo('anna')
    for (const seat of ['ben', 'ben', 'anna']) {
      expect(JSON.stringify(match.state)).toBe(positions.pop())
      match.undo(seat)
    }
    expect(JSON.stringify(match.state)).toBe(positions.pop())
  })

  it('never goes past a reveal, and gives the reason', () => {
    const match = start()
    match.play('anna', { move: 'draw' })
    expect(match.undo('anna')).toMatchObject({
      ok: false,
      text: expect.stringContaining('revealed hidden information'),
    })
  })

  it("never undoes another seat's move, and gives the reason", () => {
    const match = start()
    match.play('anna', { move: 'add' })
    match.play('ben', { move: 'pass' })
    expect(match.undo('anna')).toMatchObject({ ok: false, text: expect.stringContaining('Another player has moved') })
    expect(match.undo('ben')).toEqual({ ok: true })
  })

  it('goes back past a reveal and other moves if the players agreed, and then no further', () => {
    const match = start()
    match.play('anna', { move: 'add' })
    match.play('ben', { move: 'pass' })
    const before = JSON.stringify(match.state)
    match.play('ben', { move: 'draw' })
    match.play('anna', { move: 'add' })
    expect(match.agreedUndo('ben')).toEqual({ ok: true, stay: 2 })
    expect(match.takeBack(2)).toEqual({ ok: true })
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.undo('ben')).toMatchObject({ text: expect.stringContaining('The players agreed') })
    expect(match.redo('anna')).toMatchObject({ ok: false })
    match.play('ben', { move: 'add' })
    expect(match.undo('ben')).toEqual({ ok: true })
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.record().moves).toHaveLength(2)
    for (const wrong of [-1, 2, 1.5, Number.NaN]) expect(match.takeBack(wrong)).toMatchObject({ ok: false })
  })

  it('cannot be agreed on before a move, after the end or without the deal', () => {
    const match = start()
    expect(match.agreedUndo('anna')).toMatchObject({ text: 'There is nothing to undo.' })
    match.play('anna', { move: 'add' })
    const later = Match.at(toy, match.state, match.options)
    later.play('ben', { move: 'pass' })
    expect(later.agreedUndo('ben')).toMatchObject({ ok: false })
    expect(later.takeBack(0)).toMatchObject({ ok: false })
    match.play('anna', { move: 'resign' })
    expect(match.agreedUndo('anna')).toMatchObject({ text: expect.stringContaining('over') })
    expect(match.takeBack(0)).toMatchObject({ ok: false })
  })

  it('has no move to undo or redo at the start', () => {
    expect(start().undo('anna')).toMatchObject({ text: 'There is nothing to undo.' })
    expect(start().redo('anna')).toMatchObject({ ok: false, text: 'There is no move to redo.' })
  })

  it('is not possible once the game is over', () => {
    const match = start()
    match.play('anna', { move: 'resign' })
    expect(match.undo('anna')).toMatchObject({ ok: false, text: expect.stringContaining('over') })
  })

  it('drops the undone moves after another move', () => {
    const match = start()
    match.play('anna', { move: 'add' })
    match.undo('anna')
    match.play('anna', { move: 'draw' })
    expect(match.redo('anna')).toMatchObject({ ok: false })
  })

  it('undoes several moves with resetTurn, and redoes them one by one', () => {
    const match = start()
    const before = JSON.stringify(match.state)
    match.play('anna', { move: 'add' })
    match.play('ben', { move: 'pass' })
    match.play('ben', { move: 'add' })
    expect(match.resetTurn('ben')).toEqual({ ok: true })
    expect(match.entries.map(({ seat }) => seat)).toEqual(['anna'])
    expect(match.undo('anna')).toEqual({ ok: true })
    expect(JSON.stringify(match.state)).toBe(before)
  })
})

describe('a record', () => {
  const played = () => {
    const match = start()
    match.play('anna', { move: 'draw' })
    match.play('ben', { move: 'pass' })
    match.play('ben', { move: 'resign' })
    return match
  }

  it('replays to the same state', () => {
    const record = readRecord(writeRecord(played().record()))
    expect(verify(toy, record)).toMatchObject({ ok: true })
    expect(JSON.stringify(replay(toy, record).state)).toBe(JSON.stringify(played().state))
    expect(replay(toy, record, 1).entries).toHaveLength(1)
  })

  it('fails verification after an edit', () => {
    const record = played().record()
    expect(verify(toy, { ...record, seed: 'other' })).toMatchObject({
      ok: false,
      say: expect.stringContaining('claims the state hash'),
    })
    expect(verify(toy, { ...record, outcome: 'ten' })).toMatchObject({
      say: expect.stringContaining('claims the outcome ten'),
    })
    expect(verify(toy, { ...record, moves: record.moves.slice(1) })).toMatchObject({
      say: expect.stringContaining('Move 1 (ben'),
    })
    expect(verify(toy, { ...record, game: 'chess' })).toMatchObject({ ok: false })
  })

  it('names its rules version if the current rules cannot replay it', () => {
    const record = { ...played().record(), rulesVersion: 1, moves: [['anna', { move: 'pass' }]] as const }
    expect(() => replay(toy, record)).toThrow(InputError)
    expect(() => replay(toy, record)).toThrow('recorded with rules version 1, replayed with version 3')
  })

  it('is replayed with its own rules version if the game supports it', () => {
    const old: typeof toy = { ...toy, rulesVersion: 2 }
    const game: typeof toy = {
      ...toy,
      olderRules: [2],
      setup: (options, cx) => ({ ...toy.setup(options, cx), ...(cx.rules === 2 ? {} : { wide: true }) }),
    }
    const match = Match.start(old, { seed: 's' })
    match.play('anna', { move: 'draw' })
    const record = match.record()
    expect(verify(game, record)).toEqual({ ok: true, hash: record.hash })
    expect(replay(game, record).record()).toMatchObject({ rulesVersion: 2, hash: record.hash })
    expect(Match.start(game, { seed: 's' }).record().rulesVersion).toBe(3)
    expect(verify(game, { ...record, rulesVersion: 1 })).toMatchObject({ ok: false })
    const wrong = { ...record, moves: [['anna', { move: 'pass' }]] as const }
    expect(() => replay(game, wrong)).not.toThrow('recorded with rules version')
  })
})
