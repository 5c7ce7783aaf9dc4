import { setImmediate } from 'node:timers/promises'
import { botFor } from '@holdout/bots'
import { loadGame } from '@holdout/catalog'
import { InputError, readOptions, SeededChance } from '@holdout/engine'
import { type AnyKnownGame, Inputs, Network, type NetworkData } from '@holdout/knowledge'
import type { FitBots } from '../fit/positions.ts'
import type { SimListener } from '../simulate.ts'
import { fitText } from '../text.ts'
import { selfPlay, watched } from './self-play.ts'
import { type Example, Trainer, type TrainerKept } from './trainer.ts'

export interface LearnRequest {
  readonly game: string
  readonly seed: string
  /** Rounds of learning: each plays matches and learns from them. */
  readonly rounds: number
  /** The options of the matches, in turn. Absent: the usual ones. */
  readonly options?: readonly Readonly<Record<string, unknown>>[]
  /** Matches of a round. */
  readonly matches: number
  /** Learns from matches between these bots in all rounds. Absent: after the first rounds it plays against itself. */
  readonly bots?: FitBots
}

/** A round that is done. */
interface LearnedRound {
  readonly round: number
  readonly positions: number
  readonly loss: number
  /** How often the learner won while it also tried other moves. */
  readonly won: number
}

/** Learning that was stopped, as plain data. */
export interface KeptLearning {
  readonly request: LearnRequest
  readonly round: number
  readonly trainer: TrainerKept
}

export interface LearnListener extends SimListener {
  /** Called after each round. `keep` returns what is needed to go on later. */
  learned?(round: LearnedRound, keep: () => KeptLearning): void
}

const HIDDEN = 64
/** How often the positions of a round are learned. */
const PASSES = 2
/** The same for matches between other bots, whose ends are not mixed with the network's values: more is overfitted. */
const WATCHED_PASSES = 1
const LAMBDA = 0.8
const RANDOM = 0.03
/** In the first rounds medium bots play: a beginner would learn from matches that all are lost. */
const TAUGHT = 12
const WORLDS = 2
const FINE = 1 << 20
/** The speed of learning at the beginning and at the end. */
const RATES = [0.002, 0.0002] as const

/** Learns to judge positions of a game by playing against itself. The same request gives the same network. */
export async function learn(request: LearnRequest, on: LearnListener = {}, kept?: KeptLearning): Promise<NetworkData> {
  const game = await loadGame(request.game)
  if (!game.inputs) throw new InputError(fitText.noFeatures(game.title))
  const variants = (request.options?.length ? request.options : [{}]).map(
    options => readOptions(game.options, options) as Record<string, unknown>,
  )
  const { matches, bots } = request
  for (const level of bots ? [...bots.begin, bots.end] : []) botFor(game, level)
  const medium = botFor(game, 'medium')
  const start = SeededChance.of(`${request.seed}/weights`)
  const trainer = new Trainer(inputsOf(game, variants[0]), HIDDEN, () => start.int('weight', FINE) / FINE)
  if (kept) trainer.resume(kept.trainer)
  for (let round = kept?.round ?? 0; round < request.rounds; round++) {
    const network = new Network(trainer.data)
    const examples: Example[] = []
    let won = 0
    const teacher = round < TAUGHT ? medium : null
    const lambda = teacher ? 1 : LAMBDA
    for (let i = 0; i < matches; i++) {
      on.signal?.throwIfAborted()
      if (i % 10 === 0) await setImmediate()
      const options = variants[i % variants.length]
      const play = { game, options, network, teacher, worlds: WORLDS, random: RANDOM, lambda }
      const seed = `${request.seed}/${round}/${i}`
      const played = bots ? watched(play, bots, seed) : selfPlay(play, seed)
      for (const example of played.examples) examples.push(example)
      won += played.won
      on.progress?.(round * matches + i + 1, request.rounds * matches)
    }
    const order = SeededChance.of(`${request.seed}/${round}/order`)
    const rate = RATES[0] * (RATES[1] / RATES[0]) ** (round / request.rounds)
    let loss = 0
    for (let pass = 0; pass < (bots ? WATCHED_PASSES : PASSES); pass++) {
      order.shuffle('examples', examples)
      loss = trainer.learn(examples, rate)
    }
    on.learned?.({ round: round + 1, positions: examples.length, loss, won: won / matches }, () => ({
      request,
      round: round + 1,
      trainer: trainer.kept,
    }))
  }
  return trainer.data
}

function inputsOf(game: AnyKnownGame, options: Readonly<Record<string, unknown>>): number {
  const inputs = new Inputs()
  const s = game.setup(options, { chance: SeededChance.of('length') })
  game.inputs?.(s, game.seats(options)[0].seat, inputs)
  return inputs.length
}
