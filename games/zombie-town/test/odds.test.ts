import { Match, SeededChance } from '@holdout/engine'
import { checkOdds } from '@holdout/testkit'
import { zombieTown } from '@holdout/zombie-town'
import { oddsOf, type View } from '@holdout/zombie-town/table'
import { expect, it } from 'vitest'

/** A pawn with these guns on C7, in a fresh match. */
function viewWith(card: string, combatUsed: readonly string[]): View {
  const view = zombieTown.view(Match.start(zombieTown, { seed: '1' }).state, 'p1')
  const gun = { card, bullets: 2 }
  const pawns = view.pawns.map(pawn => ({ ...pawn, at: 'C7', guns: [gun] }))
  return { ...view, pawns, combatUsed, combatDeck: 30 - combatUsed.length }
}

const shoot = (view: View, at: string) => oddsOf(view, { move: 'shoot', pawn: view.pawns[0].pawn, gun: 'gun-1', at })

it('counts the combat cards that reach the target', () => {
  const view = viewWith('gun-3', [])
  expect(shoot(view, 'C7')).toMatchObject({ chance: 24 / 30, count: '24 of 30 combat cards hit. Uses 1 bullet.' })
  expect(shoot(view, 'C8')).toMatchObject({ chance: 16 / 30 })
  expect(shoot(view, 'C9')).toMatchObject({ chance: 8 / 30 })
})

it('leaves out used cards', () => {
  expect(shoot(viewWith('gun-3', ['2', '2', 'J']), 'C9')).toMatchObject({ chance: 6 / 27 })
})

it('takes the better of two cards for a Shotgun', () => {
  const odds = shoot(viewWith('gun-2-draw-2', []), 'C9')
  expect(odds?.chance).toBeCloseTo(1 - (22 / 30) * (21 / 29))
})

it('counts the shuffle if the deck runs out during the draw', () => {
  const used = [...'JJJJJJ00000000111111112222222']
  // The last card reaches 2 squares: both cards hit, or the first does.
  expect(shoot(viewWith('gun-2-draw-2', used), 'C9')?.chance).toBe(1)
})

const isFight = ({ move }: { readonly move: string }): boolean =>
  ['attack', 'challenge', 'fight-on', 'fire', 'fire-again'].includes(move)

it('answers in fights and after a miss have odds too', () => {
  const wanted = ['attack main', 'challenge challenge', 'fight-on fight-on', 'fire-again fire-again', 'fire defend']
  const seen = new Set<string>()
  for (let seed = 1; seed <= 20 && wanted.some(one => !seen.has(one)); seed++) {
    const match = Match.start(zombieTown, { seed: `fights ${seed}`, options: { players: 2 } })
    const luck = SeededChance.of(`luck ${seed}`)
    while (!match.over && match.entries.length < 900) {
      const asked = zombieTown.pending(match.state).filter(({ kind }) => kind === 'must')[0]
      const moves = zombieTown.moves(match.state, asked.seat)
      const view = zombieTown.view(match.state, asked.seat)
      for (const move of moves.filter(isFight)) {
        const odds = oddsOf(view, move)
        expect(odds, `${JSON.stringify(move)} at ${view.asked?.step}`).not.toBeNull()
        seen.add(`${move.move} ${view.asked?.step}`)
      }
      const fights = moves.filter(isFight)
      const list = fights.length > 0 ? fights : moves
      match.play(asked.seat, list[luck.pick('move', list)])
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(wanted))
})

checkOdds(zombieTown, {
  title: 'a shot or a fight',
  options: [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 4 }, { players: 6 }],
  perMatch: 10,
  leads: isFight,
  odds: oddsOf,
  happened(events, _world, _seat, move) {
    const shot = events.find(event => event.event === 'shot' || event.event === 'fired-on-unarmed')
    if (shot) return 'hit' in shot && shot.hit
    const clash = events.findLast(event => event.event === 'clashed')
    if (clash?.event !== 'clashed') return null
    return clash.loser === (move.move === 'fire' ? clash.attacker : clash.target)
  },
})
