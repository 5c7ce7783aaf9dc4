import { readFileSync } from 'node:fs'
import {
  type AnyEvent,
  type AnyMove,
  type AnyState,
  type Chance,
  type Explained,
  parseScenarios,
  runScenario,
  SeededChance,
  tableSizes,
  withVocabulary,
  zoneFamilies,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import { filesIn } from './files.ts'

const GAMES = 6
const DECISIONS = 250

/** Registers tests that compare a game's vocabulary with its notation, its README and random matches. */
export function checkVocabulary(game: AnyKnownGame, readme: URL, scenarios: URL): void {
  const { vocabulary } = game.notation
  const tables = tableSizes(game)
  const zones = Object.assign({}, ...tables.map(options => game.notation.zones(options)))
  const widest = tables.at(-1)

  describe('the vocabulary', () => {
    it.each([...zoneFamilies(game), ...vocabulary.pieces].map(({ example }) => example))('reads %s', example => {
      const [name, content] = cut(example)
      expect(Object.keys(zones[name].read(content)).length).toBeGreaterThan(0)
    })

    it.each(entries(vocabulary.moves))('reads the move %s', (kind, [, example]) => {
      const move: AnyMove = game.notation.readMove(example, widest)
      expect(move.move).toBe(kind)
      expect(game.notation.writeMove(move)).toBe(example)
    })

    it.each(entries(vocabulary.steps))('reads the step %s', (name, [, example]) => {
      expect(example.split(' ')[0]).toBe(name)
      expect(game.notation.readStep(example, widest).step).toBeTruthy()
    })

    it('lists every decision', () => {
      expect(Object.keys(vocabulary.decisions).sort()).toEqual([...new Set(game.decisions)].sort())
    })

    it.each(entries(vocabulary.chance))('has an example for the chance %s', (name, [, example]) => {
      expect(cut(example)[0]).toBe(name)
    })

    it('covers random matches and the scenarios', () => {
      const seen = { chance: new Set<string>(), events: new Map<string, Set<string>>() }
      for (let i = 0; i < GAMES; i++) playRandomly(game, tables[i % tables.length], `vocabulary ${i}`, seen)
      for (const file of filesIn(scenarios, '.scenario.txt'))
        for (const scenario of parseScenarios(file.read(), file.name).scenarios)
          runScenario(game, scenario, told => 'events' in told && note(told.events, seen.events))
      expect([...seen.chance].filter(name => !(name in vocabulary.chance))).toEqual([])
      for (const [name, fields] of seen.events) {
        expect(Object.keys(vocabulary.events)).toContain(name)
        expect([...fields].filter(field => !vocabulary.events[name].includes(field))).toEqual([])
      }
    })

    it('matches the README; `npm run format` updates it', () => {
      const text = readFileSync(readme, 'utf8')
      expect(text).toBe(withVocabulary(game, text))
    })
  })
}

const entries = (list: Readonly<Record<string, Explained>>): [string, Explained][] => Object.entries(list)

function cut(example: string): [string, string] {
  const at = example.indexOf(':')
  return [example.slice(0, at), example.slice(at + 1).trim()]
}

interface Seen {
  readonly chance: Set<string>
  readonly events: Map<string, Set<string>>
}

function note(events: readonly AnyEvent[], seen: Map<string, Set<string>>): void {
  for (const event of events) {
    const fields = seen.get(event.event) ?? new Set()
    seen.set(event.event, fields)
    for (const field of Object.keys(event))
      if (field !== 'event' && field !== 'rule' && field !== 'rings') fields.add(field)
  }
}

function playRandomly(game: AnyKnownGame, options: unknown, seed: string, seen: Seen): void {
  const choices = SeededChance.of(`${seed} choices`)
  const emit = (event: AnyEvent): void => note([event], seen.events)
  const s: AnyState = game.setup(options, { chance: listening(SeededChance.of(seed), seen.chance), emit })
  const chance = listening(new SeededChance(s.chance), seen.chance)
  for (let i = 0; i < DECISIONS && s.outcome === null; i++) {
    const asked = game.pending(s).find(({ kind }) => kind === 'must')
    if (!asked) return
    const moves: AnyMove[] = game.moves(s, asked.seat)
    game.apply(s, asked.seat, moves[choices.int('move', moves.length)], { chance, emit })
  }
}

/** A chance that records the names it is asked for. */
function listening(chance: Chance, names: Set<string>): Chance {
  const heard = (name: string): string => {
    names.add(name)
    return name
  }
  return {
    state: chance.state,
    int: (name, below) => chance.int(heard(name), below),
    die: (name, sides) => chance.die(heard(name), sides),
    pick: (name, items) => chance.pick(heard(name), items),
    shuffle: (name, items) => chance.shuffle(heard(name), items),
  }
}
