import {
  type AnyEvent,
  type AnyState,
  canonical,
  Match,
  type MatchRecord,
  SeededChance,
  type Who,
} from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { FromServer, SceneUpdate } from '@holdout/protocol'
import { type AnyMatch, logLinesOf, sceneOf } from '@holdout/table'

/** A finished match, position by position, with all hidden information. */
export class WholeGame {
  private readonly positions: AnyState[] = []
  private readonly events: (readonly AnyEvent[])[] = []

  constructor(
    private readonly game: AnyKnownGame,
    private readonly record: MatchRecord,
  ) {
    const { seed, options, players } = record
    const match = Match.start(game, { seed, options, players }) as AnyMatch
    this.positions.push(game.clone(match.state))
    this.events.push(match.opening)
    for (const [seat, move] of record.moves) {
      const played = match.play(seat, move)
      if (!played.ok) throw new Error(`The record does not replay: ${played.text}`)
      this.positions.push(game.clone(match.state))
      this.events.push(played.events)
    }
  }

  /** Values that no message may contain before the end. */
  get keys(): string[] {
    const shuffle = this.record.meta?.shuffle as { secret: string } | undefined
    return [shuffle?.secret ?? 'no proof', this.record.seed, ...new Set(this.positions.map(({ chance }) => chance.key))]
  }

  /** Errors in a scene that `who` was sent: everything in it must follow from what `who` may know. */
  faultsIn(message: SceneUpdate, who: Who): string[] {
    const { scene, from, log, clocks } = message
    const faults: string[] = []
    const differ = (what: string, sent: unknown, known: unknown): void => {
      if (canonical(sent as never) !== canonical(known as never)) faults.push(`move ${scene.seq}, ${who}: ${what}`)
    }
    if (scene.seat !== who) faults.push(`a scene for ${scene.seat} was sent to ${who}`)
    const world = this.worldFor(scene.seq, who)
    const imagined = Match.at(this.game, world, this.record.options) as AnyMatch
    const known = { ...sceneOf(imagined, who), seq: scene.seq }
    differ('the scene is another one where only hidden things are other', { ...scene, seat: who }, known)
    const shown = imagined.over ? [] : this.game.clocks(world).filter(clock => clock.shown)
    differ(
      'so are the clocks',
      clocks.map(({ id, seats, of }) => ({ id, seats, of })),
      shown.map(({ id, seats, ms }) => ({ id, seats, of: ms })),
    )
    const seen = this.events
      .slice(from, scene.seq + 1)
      .flatMap((events, i) => logLinesOf(this.game, events, from + i, who))
    differ('the log is not what was seen', log, seen)
    return faults
  }

  /** A state that `who` cannot tell from the real one. A spectator may know no more than any player: each in turn. */
  private worldFor(at: number, who: Who): AnyState {
    const { game, record } = this
    const seats = game.seats(record.options as never).map(({ seat }) => seat)
    const seat = who === 'table' ? seats[at % seats.length] : who
    return game.determinize(this.positions[at], seat, SeededChance.of(`${seat}/${at}`))
  }
}

/** The fields that each message may have. Others must not be sent. */
const FIELDS: Readonly<Record<FromServer['type'], readonly string[]>> = {
  welcome: ['type', 'version', 'you', 'now'],
  table: ['type', 'table'],
  scene: ['type', 'seq', 'scene', 'from', 'log', 'clocks', 'now', 'undoBlocked'],
  patch: ['type', 'seq', 'base', 'shared', 'own', 'from', 'log', 'clocks', 'now', 'done'],
  chat: ['type', 'lines', 'more'],
  hint: ['type', 'id', 'best', 'of'],
  done: ['type', 'id', 'seq'],
  error: ['type', 'id', 'rule', 'message', 'retryAfter'],
  pong: ['type', 'id', 'now'],
  restart: ['type'],
}

const PATCH_FIELDS = [
  'seat',
  'seq',
  'view',
  'items',
  'decisions',
  'moves',
  'barred',
  'standing',
  'outcome',
  'undoBlocked',
]

/** The fields of a message that the protocol does not have. */
export function unknownFieldsIn(message: FromServer): string[] {
  const faults = Object.keys(message)
    .filter(field => !FIELDS[message.type].includes(field))
    .map(field => `${message.type} has a field ${field}`)
  if (message.type !== 'patch') return faults
  const inPatch = Object.keys({ ...message.shared, ...message.own }).filter(field => !PATCH_FIELDS.includes(field))
  return [...faults, ...inPatch.map(field => `a patch has a field ${field}`)]
}
