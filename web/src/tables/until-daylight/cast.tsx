import { characterFacts, type Move, rewardOf, titleOf, type View } from '@holdout/until-daylight/table'
import { useGameInfo } from '../../client/game-info.ts'
import { Face } from '../../parts/face.tsx'
import type { Names } from '../../parts/names.ts'
import type { Selection } from '../../table/selection.ts'
import { Drawing } from './drawing.tsx'
import { Health } from './health.tsx'
import { Picture } from './picture.tsx'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'

interface CastProps {
  readonly view: View
  readonly pick: Selection<Move>
  readonly names: Names
}

/** The card of a choice: a character to play, or a secret objective to keep. */
function cardOffered(move: Move): string | null {
  return move.move === 'character' ? move.character : move.move === 'keep' ? move.objective : null
}

/** Before the night: the characters with their players, or the objectives to choose from, each with its full text. */
export function Cast({ view, pick, names }: CastProps) {
  const info = useGameInfo('until-daylight')
  const offered = pick.open.flatMap(({ move }) => cardOffered(move) ?? [])
  const isObjective = offered.some(card => !characterFacts(card) && rewardOf(card) !== null)
  const cards = isObjective ? offered : [...new Set([...Object.keys(text.offer.strengths), ...offered])]
  return (
    <section className="dl-who">
      <h2>{isObjective ? text.offer.objective : text.offer.title}</h2>
      <p>{isObjective ? text.offer.secret : text.offer.note}</p>
      <ul className="dl-cast" aria-label={text.prompt.cards}>
        {cards.map(card => {
          const words = info?.cards.find(({ id }) => id === card)?.text ?? ''
          const inside = isObjective ? <Objective card={card} words={words} /> : <Character card={card} words={words} />
          const by = view.players.find(({ character }) => character === card)?.seat
          const piece = PIECE.offer(card)
          return (
            <li key={card}>
              {pick.can(piece) || pick.isPicked(piece) ? (
                <button
                  {...pick.button(piece)}
                  className={`dl-cast__card ${pick.mark(piece)}`}
                  aria-label={[titleOf(card), text.offer.strengths[card], words].filter(Boolean).join('. ')}
                >
                  {inside}
                </button>
              ) : (
                <div className="dl-cast__card" data-taken={by !== undefined}>
                  {inside}
                  {by !== undefined && (
                    <em className="dl-cast__by">
                      <Face name={names[by]} /> {names[by]}
                    </em>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A character: the last sentence of its text is its drawback. */
function Character({ card, words }: { readonly card: string; readonly words: string }) {
  const facts = characterFacts(card)
  const [, good, bad] = /^(.*\.)\s+([^.]+\.)$/s.exec(words) ?? [null, words, '']
  return (
    <>
      <Drawing of={card} />
      <b>{titleOf(card)}</b>
      <em>{text.offer.strengths[card]}</em>
      <small>{good}</small>
      {bad && <small className="dl-cast__cost">{bad}</small>}
      {facts && (
        <>
          <span className="dl-cast__weapon">
            <Picture of={facts.weapon} />
            {titleOf(facts.weapon)}
          </span>
          <Health health={facts.health} damage={0} />
        </>
      )}
    </>
  )
}

function Objective({ card, words }: { readonly card: string; readonly words: string }) {
  return (
    <>
      <b>{titleOf(card)}</b>
      <em>{text.offer.reward(rewardOf(card) ?? 0)}</em>
      <small>{words}</small>
    </>
  )
}
