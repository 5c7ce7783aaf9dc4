import type { Seat, Phrase as Sentence } from '@holdout/engine'
import type { Question, View } from '@holdout/viral-dawn/table'
import type { ReactNode } from 'react'
import { Phrase } from '../../parts/phrase.tsx'
import { InlineCard } from './playing-card.tsx'
import { text } from './text.ts'

/** A moment that concerns all players, as the headline and the text of the prompt. */
interface Happening {
  readonly title: string
  readonly text: ReactNode
}

type Names = Readonly<Record<Seat, string>>

const { center } = text

/** What is happening, for all viewers; null during a usual turn. `result`: how the previous game ended. */
export function happeningIn(view: View, names: Names, winner: Seat | null, result: Sentence | null): Happening | null {
  const { question } = view
  const how = result && howWon(result, view, names)
  if (winner !== null && how) return { title: center.reached(names[winner]), text: how }
  if (question === null && how) return { title: center.over, text: how }
  const reaction = question && REACTIONS[question.asked]?.(question as never, names, view)
  if (reaction) return reaction
  return view.turns === 0 && how !== null
    ? { title: center.game(view.game, text.turnOf(names[view.onTurn])), text: how }
    : null
}

/** The sentence up to its list of cards, which are drawn instead. */
function brief(sentence: Sentence): Sentence {
  const at = sentence.findIndex(part => typeof part === 'string' && part.includes(':'))
  const colon = sentence[at]
  return typeof colon === 'string' ? [...sentence.slice(0, at), `${colon.slice(0, colon.indexOf(':'))}.`] : sentence
}

/** How a game was won, and the winning cards. */
function howWon(sentence: Sentence, { last }: View, names: Names): ReactNode {
  return (
    <>
      {say(brief(sentence), names)}
      {last?.winner && (
        <span className="vd-call__cards">
          {[...last.resources, ...last.miles].map(code => (
            <InlineCard key={code} code={code} />
          ))}
        </span>
      )}
    </>
  )
}

function say(sentence: Sentence, names: Names): ReactNode {
  return <Phrase of={sentence} names={names} />
}

type Asked<K extends Question['asked']> = Extract<Question, { asked: K }>

const REACTIONS: {
  readonly [K in Question['asked']]?: (question: Asked<K>, names: Names, view: View) => Happening
} = {
  'queen-answer'({ attack, by, on, card, keep, queens }, names) {
    const title = attack === 'king' ? center.king : center.jack
    if (queens.length % 2 === 1)
      return {
        title: center.queenTitle(title),
        text: center.queenText(title, names[by]),
      }
    return {
      title: center.attackOn(title, names[on]),
      text:
        card === null ? (
          center.jackText(names[on])
        ) : (
          <>
            {center.kingTakes(names[by])}
            <InlineCard code={card} />
            {center.kingEnd(names[by], keep)}
          </>
        ),
    }
  },
  'reversal-take': ({ by, from }, names) => ({
    title: center.reversal,
    text: center.reversalText(names[by], names[from]),
  }),
  'joker-announce'({ waiting, announced }, names, { me }) {
    const heard = announced.map(seat => names[seat])
    const others = me !== null && waiting.includes(me) ? [] : waiting.map(seat => names[seat])
    return {
      title: center.apocalypse,
      text: [
        center.apocalypseText,
        heard.length > 0 && center.jokers(heard),
        others.length > 0 && center.waitingFor(others),
      ]
        .filter(Boolean)
        .join(' '),
    }
  },
  'joker-target': ({ queue }, names) => ({
    title: center.joker,
    text: center.jokerText(names[queue[0]]),
  }),
  'honor-highest': ({ seat }, names) => ({
    title: center.tooManyCards,
    text: center.tooManyText(names[seat]),
  }),
}
