import type { Seat } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { type Move, type PlayerView, partsOf, titleOf, type View } from '@holdout/until-daylight/table'
import { plain } from '@holdout/words'
import { useGameInfo } from '../../client/game-info.ts'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import type { Names } from '../../parts/names.ts'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { useCardDrag } from './drag-card.ts'
import { type Gift, useTravel } from './gifts.ts'
import { GoalsButton } from './goals.tsx'
import { Picture } from './picture.tsx'
import { isInTurn, PIECE, pathsOf } from './pieces.ts'
import { text } from './text.ts'
import { aimOf } from './weapon-odds.ts'

/** The viewer's bag: attacks without a card, one stack for each kind of card, and the free slots. */
export function Bag({
  player,
  scene,
  pick,
  gifts,
}: {
  readonly player: PlayerView
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  readonly gifts: readonly Gift[]
}) {
  const { names } = useSession().state
  const { bag } = player
  const { view, choices } = scene
  const cardless = [...new Set(choices.flatMap(({ move }) => (move.move === 'attack' ? [move.with] : [])))].filter(
    weapon => !bag.includes(weapon),
  )
  const used = view.attack?.by === player.seat ? view.attack.used : []
  const starts = new Set(choices.flatMap(({ move }) => pathsOf(move, view).map(([first]) => first)))
  const { counts } = useStore(settings)
  const info = useGameInfo('until-daylight')
  const travel = useTravel()
  const builds = choices.flatMap(({ move, text }) => (move.move === 'build' ? [{ move, text }] : []))
  const takers = (card: string): readonly Seat[] =>
    choices.flatMap(({ move }) => (move.move === 'give' && move.card === card ? [move.to] : []))
  const dragging = useCardDrag(takers, (card, to) => pick.pressAll([PIECE.bag(card), PIECE.deed('give', to)]))
  const free = Math.max(0, player.limit - player.slots)
  const ability = info?.cards.find(({ id }) => id === player.character)?.text
  return (
    <section className={`dl-bag ${player.overfull ? 'is-overfull' : ''}`} aria-label={text.bag.yours}>
      <div className="dl-bag__head">
        <p>
          <b>{text.bag.slots(player.slots, player.limit)}</b>
          {text.bag.slotsEnd(player.limit)}
          {player.overfull && text.bag.overfull}
        </p>
        <p className="dl-bag__self" title={ability}>
          {ability}
        </p>
        {builds.map(({ move, text: say }) => (
          <button
            key={move.recipe}
            {...pick.button(PIECE.recipe(move.recipe))}
            className={`dl-recipe ${pick.mark(PIECE.recipe(move.recipe))}`}
            aria-label={plain(say, names)}
          >
            {text.bag.build(
              partsOf(move.recipe).map(titleOf).join(' + '),
              text.bag.tokens[move.recipe] ?? plain(say, names),
            )}
          </button>
        ))}
        <GoalsButton player={player} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="dl-bag__slots" tabIndex={0} {...dragging}>
        {[...cardless, ...new Set(bag)].map(card => (
          <li key={card} {...travel(player.seat, card)}>
            <Item
              card={card}
              count={bag.filter(other => other === card).length}
              used={used.filter(other => other === card).length}
              starts={starts.has(PIECE.bag(card))}
              isGiven={takers(card).length > 0}
              isIdle={isInTurn(view) && isOnlyDiscarded(card, choices)}
              from={nameOfGiver(gifts.findLast(gift => gift.card === card)?.from, names)}
              odds={counts ? oddsWords(card, scene, pick) : null}
              pick={pick}
            />
          </li>
        ))}
        {free > 0 && (
          <li className="dl-item dl-item--free">
            {free} <span>{text.bag.free}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

function nameOfGiver(seat: Seat | undefined, names: Names): string | null {
  return seat === undefined ? null : (names[seat] ?? seat)
}

/** Whether nothing can be done with a card but to discard it. */
function isOnlyDiscarded(card: string, choices: Scene<View, Move>['choices']): boolean {
  const moves = choices.filter(({ move }) => usesCard(move, card))
  return moves.length > 0 && moves.every(({ move }) => move.move === 'discard')
}

function usesCard(move: Move, card: string): boolean {
  if (move.move === 'build') return partsOf(move.recipe).includes(card)
  return ('card' in move && move.card === card) || (move.move === 'attack' && move.with === card)
}

/** The dice of an attack with the card and the chance that an enemy falls; null if there is none. */
function oddsWords(card: string, scene: Scene<View, Move>, pick: Selection<Move>): string | null {
  const most = aimOf(card, scene, pick)?.rows.at(-1)
  return most ? text.bag.odds(most.dice, text.odds.percent(most.atLeast[0])) : null
}

/** The moves of a card that do not use it. */
const SPARE: ReadonlySet<Move['move']> = new Set(['give', 'discard'])

/**
 * A kind of card in the bag. One that cannot be used now is gray and says why; it may still be given or
 * discarded.
 */
function Item({
  card,
  count,
  used,
  starts,
  isGiven,
  isIdle,
  from,
  odds,
  pick,
}: {
  readonly card: string
  readonly count: number
  /** Number of cards used in the current attack. */
  readonly used: number
  /** Whether a move begins with it; it can then be pressed instead of the selected piece. */
  readonly starts: boolean
  /** Whether it can be given to a teammate, also by dragging it there. */
  readonly isGiven: boolean
  /** Whether it can only be discarded: it then does not glow. */
  readonly isIdle: boolean
  /** The player who has just given it; null if none has. */
  readonly from: string | null
  readonly odds: string | null
  readonly pick: Selection<Move>
}) {
  const { why } = useSession()
  const piece = PIECE.bag(card)
  const face = (
    <>
      <Picture of={card} />
      <span>{titleOf(card)}</span>
      {count > 1 && <b className="dl-item__count">{count}</b>}
      {from && <em className="dl-item__from">{text.bag.from(from)}</em>}
      {odds && used === 0 && <small className="dl-item__odds">{odds}</small>}
      {used > 0 && <em className="dl-item__used">{text.bag.inUse(used)}</em>}
    </>
  )
  const reason = pick.barred(piece)
  const button = pick.button(piece)
  const isSpare = pick.picked.length === 0 && pick.leads(piece).every(({ move }) => SPARE.has(move.move))
  if (starts || pick.can(piece))
    return (
      <button
        {...button}
        data-gives={isGiven ? card : undefined}
        onClick={() => {
          button.onClick()
          if (isSpare && reason) why(reason, piece)
        }}
        className={`dl-item ${isIdle && pick.mark(piece) === 'can' ? '' : pick.mark(piece) || 'dl-item--wait'}`}
        aria-label={text.bag.stack(titleOf(card), count)}
        aria-description={odds ?? undefined}
      >
        {face}
      </button>
    )
  if (!reason) return <div className="dl-item dl-item--wait">{face}</div>
  return (
    <button {...button} className="dl-item dl-item--wait" aria-label={text.bag.whyNot(titleOf(card))}>
      {face}
    </button>
  )
}
