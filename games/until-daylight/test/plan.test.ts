import { Match } from '@holdout/engine'
import { expect, it } from 'vitest'
import { untilDaylight } from '../src/index.ts'
import { type Event, planOf } from '../src/table.ts'

it('DL-82 DL-92 the plan of an attack is what happens when its dice are used as planned', () => {
  let attacks = 0
  let asked = 0
  let followers = 0
  for (let seed = 1; seed <= 24; seed++) {
    const options = { players: 4, 'search-mode': 'untimed', 'attract-moment': 'attack' }
    const match = Match.start(untilDaylight, { seed: `plan-${seed}`, options })
    for (let moves = 0; moves < 700 && !match.over; moves++) {
      const open = untilDaylight.pending(match.state).find(({ kind }) => kind === 'must')
      if (!open) break
      const legal = untilDaylight.moves(match.state, open.seat)
      const view = untilDaylight.view(match.state, open.seat)
      const plan = open.decision === 'choose-payment' ? planOf(view) : []
      const { attack } = view
      if (plan.length === 0 || !attack) {
        const wanted = legal.filter(move => ['attack', 'roll', 'draw', 'build'].includes(move.move))
        const list = wanted.length > 0 ? wanted : legal
        match.play(open.seat, list[(moves * 13 + seed) % list.length])
        continue
      }
      const before = match.entries.length
      while (untilDaylight.pending(match.state).some(({ decision }) => decision === 'choose-payment')) {
        const now = untilDaylight.view(match.state, open.seat).attack
        const step = (now?.felled.length ?? 0) + (now?.at ?? 0)
        const way = plan.find(entry => entry.step === step)?.way
        expect(untilDaylight.moves(match.state, open.seat)).toContainEqual(way)
        if (!match.play(open.seat, way as never).ok) throw new Error('The planned payment was rejected.')
        asked += 1
      }
      const events = match.entries.slice(before).flatMap(entry => entry.events as readonly Event[])
      const felled = events.flatMap(event => (event.event === 'felled' ? [event.card] : []))
      const attracted = events.flatMap(event =>
        event.event === 'attracted' && event.from === attack.area ? event.cards : [],
      )
      expect(plan.filter(({ verdict }) => verdict === 'falls').map(({ card }) => card)).toEqual(felled)
      expect(plan.filter(({ verdict }) => verdict === 'follows').map(({ card }) => card)).toEqual(attracted)
      attacks += 1
      followers += attracted.length
    }
  }
  expect(attacks).toBeGreaterThan(20)
  expect(asked).toBeGreaterThan(attacks - 1)
  expect(followers).toBeGreaterThan(3)
}, 30_000)
