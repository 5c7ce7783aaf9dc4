import type { Scene } from '@holdout/table'
import {
  ACTION_COST,
  cardIn,
  costOfTactic,
  damageOf,
  idOf,
  type Move,
  oddsOf,
  textOfCard,
  usesOf,
  type View,
} from '@holdout/thirty-seconds/table'
import { plain, quantity } from '@holdout/words'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { OddsMark } from '../../table/odds-mark.tsx'
import type { Selection } from '../../table/selection.ts'
import { WayStrip } from './gear.tsx'
import { type Act, isFatal, isOnPad, isSaving, PIECE, pathsOf, readPiece } from './pieces.ts'
import { StillThere } from './still-there.tsx'
import { text } from './text.ts'

/** All that is not a piece of the table: answers, actions on a zombie, and moves that need a last choice. */
export function AskRow({
  pick,
  choose,
  names,
  scene,
  targets,
  actions,
}: {
  readonly pick: Selection<Move>
  readonly choose: (move: Move) => void
  readonly names: Names
  readonly scene: Scene<View, Move>
  /** How many targets the digits belong to. */
  readonly targets: number
  /** What the Survivor can do to the selected zombie. */
  readonly actions: readonly Move[]
}) {
  const { view } = scene
  const replace = PIECE.act('replace')
  const moves =
    pick.picked.length === 0
      ? pick.open.filter(({ move }) => !isOnPad(move, view) && pathsOf(move, scene).length === 0).sort(savingLast)
      : pick.left
  return (
    <div className="ts-ask-row">
      <StillThere scene={scene} names={names} />
      <WayStrip view={view} pick={pick} />
      {actions.map((action, i) => (
        <ZombieAction key={JSON.stringify(action)} move={action} digit={i + 1} {...{ view, pick, choose }} />
      ))}
      {moves.map(({ move, text: words }, i) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          data-move={JSON.stringify(move)}
          className={`button ${lookOf(move)} ${move === pick.hint ? 'is-hinted' : ''}`}
          aria-label={plain(words, names)}
          onClick={() => choose(move)}
        >
          {pick.picked.length > 0 && targets === 0 && i < 9 && <kbd>{i + 1}</kbd>}
          <span>
            <Phrase of={words} names={names} />
          </span>
        </button>
      ))}
      {pick.can(replace) && (
        <button
          {...pick.button(replace)}
          className={`button button--main ${pick.isHinted(replace) ? 'is-hinted' : ''}`}
        >
          {text.actTitles.replace} {quantity(pick.picked.length, 'card')}
        </button>
      )}
    </div>
  )
}

/** The look of an answer. What saves the Survivor is the main button; what ends the game never looks like it. */
function lookOf(move: Move): string {
  if (isSaving(move)) return 'button--main'
  return isFatal(move) ? 'ts-fatal' : 'button--open'
}

/** The main button is the last one, as in the prompt. */
function savingLast(a: { readonly move: Move }, b: { readonly move: Move }): number {
  const rank = ({ move }: { readonly move: Move }): number => Number(isSaving(move)) - Number(isFatal(move))
  return rank(a) - rank(b)
}

/** An action on the selected zombie, with its cost, damage and chance. */
function ZombieAction({
  move,
  digit,
  view,
  pick,
  choose,
}: {
  readonly move: Move
  readonly digit: number
  readonly view: View
  readonly pick: Selection<Move>
  readonly choose: (move: Move) => void
}) {
  const damage = damageOf(view, move)
  const { title, cost } = actionOf(view, move)
  const press =
    move.move === 'attack' && move.token
      ? pick.button(PIECE.forToken(move.slot, move.mode))
      : { type: 'button' as const, 'data-move': JSON.stringify(move), onClick: () => choose(move) }
  return (
    <button {...press} className={`ts-target ${move === pick.hint ? 'is-hinted' : ''}`}>
      {digit < 10 && <kbd>{digit}</kbd>}
      <span>
        <b>{title}</b> {cost}
      </span>
      <span className="ts-target__odds">
        {damage && (damage.kills ? text.zombie.kills : text.zombie.damage(damage.points))}
        {move.move === 'knock-down' && text.zombie.falls} <OddsMark of={oddsOf(view, move)} />
      </span>
    </button>
  )
}

/** The name and the cost of an action on a zombie. */
function actionOf(view: View, move: Move): { readonly title: string; readonly cost: string } {
  if (move.move === 'attack') {
    const gear = cardIn(view, move.slot) ?? ''
    const use = usesOf(gear).find(({ mode }) => mode === move.mode)
    const title = usesOf(gear).length > 1 ? `${textOfCard(gear).title}: ${use?.name}` : textOfCard(gear).title
    return { title, cost: move.token ? text.gear.token : text.gear.cost(use?.cost ?? 0) }
  }
  if (move.move === 'play') {
    const cost = costOfTactic(idOf(move.card))
    return { title: textOfCard(move.card).title, cost: cost === 0 ? text.gear.free : text.gear.cost(cost) }
  }
  return { title: text.actTitles[move.move as Act] ?? '', cost: text.gear.cost(ACTION_COST) }
}

/** What the Survivor can do to the zombie that was pressed first; empty if something else was. */
export function zombieActions({ view }: Scene<View, Move>, pick: Selection<Move>): readonly Move[] {
  if (view.asked !== 'survivor-acts' || pick.picked.length !== 1 || readPiece(pick.picked[0]).kind !== 'at') return []
  return pick.open.map(({ move }) => move).filter(move => !('second' in move) || move.second === null)
}
