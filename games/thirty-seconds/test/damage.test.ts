import { Match } from '@holdout/engine'
import { expect, it } from 'vitest'
import { thirtySeconds } from '../src/index.ts'
import { damageOf, type Event } from '../src/table.ts'

it('TS-65 TS-119 the shown damage is what the target takes when an attack hits without more', () => {
  let checked = 0
  for (let seed = 1; seed <= 20; seed++) {
    const options = { mode: 'solo', character: 'random' }
    const match = Match.start(thirtySeconds, { seed: `damage-${seed}`, options })
    /** Plays a move and the passes after it; returns all events. */
    const playOut = (seat: string, move: Parameters<typeof match.play>[1]): readonly Event[] => {
      const before = match.entries.length
      match.play(seat, move)
      for (;;) {
        const open = thirtySeconds.pending(match.state).find(({ kind }) => kind === 'must')
        const pass = open && thirtySeconds.moves(match.state, open.seat).find(other => other.move === 'pass')
        if (!open || !pass) return match.entries.slice(before).flatMap(({ events }) => events as readonly Event[])
        match.play(open.seat, pass)
      }
    }
    for (let turn = 0; turn < 150 && !match.over; turn++) {
      const open = thirtySeconds.pending(match.state).find(({ kind }) => kind === 'must')
      if (!open) break
      const legal = thirtySeconds.moves(match.state, open.seat)
      const attack = legal.find(
        move => (move.move === 'attack' && move.second === null && !move.quick) || move.move === 'stomp',
      )
      const damage = attack ? damageOf(thirtySeconds.view(match.state, open.seat), attack) : null
      const move = attack ?? legal.find(other => other.move === 'equip') ?? legal[(turn * 7) % legal.length]
      const events = playOut(open.seat, move)
      const isPlain = events.some(event => event.event === 'attack-card' && event.result === 'hit')
      const target = attack && 'target' in attack ? attack.target : null
      const hurt = events.find(event => event.event === 'zombie-hurt' && event.target === target)
      if (!damage || !isPlain || hurt?.event !== 'zombie-hurt') continue
      if (events.some(({ event }) => event === 'critical-draw')) continue
      expect([hurt.points, hurt.health === 0], JSON.stringify(attack)).toEqual([damage.points, damage.kills])
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(20)
})
