import lock from 'icon:padlock'
import type { Seat, Phrase as Sentence } from '@holdout/engine'
import type { Question, View } from '@holdout/viral-dawn/table'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Phrase } from '../../parts/phrase.tsx'
import { andList } from './advice.ts'
import { useDrawn } from './drawn.ts'
import { InlineCard } from './playing-card.tsx'

export interface Happening {
  readonly title: string
  readonly text: ReactNode
  /** Something is being done to somebody; to whoever looks on, it says so in words as well. */
  readonly tone: 'calm' | 'attack' | 'apocalypse' | 'won'
}

type Names = Readonly<Record<Seat, string>>

/** What is going on, for everybody. `told`: what was just done; `result`: how the game before ended. */
export function useHappening(told: Sentence, result: Sentence | null): Happening {
  const { view, names, called, winner } = useDrawn()
  const { question } = view
  const how = result && howWon(result, view, called)
  if (winner !== null && how)
    return { title: `${names[winner]} ${verb(names, winner, 'reach')} the Safe Zone`, tone: 'won', text: how }
  if (question === null && how) return { title: 'It is over', tone: 'calm', text: how }
  const reaction = question && REACTIONS[question.asked]?.(question as never, names, view)
  if (reaction) return reaction
  const isFresh = view.turns === 0 && how !== null
  const turn = names[view.onTurn] === 'You' ? 'Your turn' : `${names[view.onTurn]}'s turn`
  return {
    title: isFresh ? `Game ${view.game}: ${turn}` : turn,
    tone: 'calm',
    text: (
      <>
        {isFresh ? how : say(told, called)}
        {view.firstLap && (
          <span className="vd-call__lock">
            <Icon of={lock} /> First lap: attacks are locked.
          </span>
        )}
      </>
    ),
  }
}

/** Up to the list of cards: those are drawn. */
function brief(sentence: Sentence): Sentence {
  const at = sentence.findIndex(part => typeof part === 'string' && part.includes(':'))
  const colon = sentence[at]
  return typeof colon === 'string' ? [...sentence.slice(0, at), `${colon.slice(0, colon.indexOf(':'))}.`] : sentence
}

/** How a game was won: in words, and the cards that did it. */
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

/** "takes", but "You take". */
function verb(names: Names, seat: Seat, word: string): string {
  return names[seat] === 'You' ? word : `${word}${/(ch|sh|s)$/.test(word) ? 'es' : 's'}`
}

function object(names: Names, seat: Seat): string {
  return names[seat] === 'You' ? 'you' : names[seat]
}

type Asked<K extends Question['asked']> = Extract<Question, { asked: K }>

const REACTIONS: {
  readonly [K in Question['asked']]?: (question: Asked<K>, names: Names, view: View) => Happening
} = {
  'queen-answer'({ attack, by, on, card, keep, queens }, names) {
    const title = attack === 'king' ? 'King' : 'Jack'
    if (queens.length % 2 === 1)
      return {
        title: `Queen against the ${title}`,
        tone: 'attack',
        text: `The ${title} turns on ${object(names, by)}, unless another Queen answers.`,
      }
    return {
      title: `${title} on ${object(names, on)}`,
      tone: 'attack',
      text:
        card === null ? (
          `${names[on]} ${verb(names, on, 'lose')} a turn, unless a Queen answers.`
        ) : (
          <>
            {names[by]} {verb(names, by, 'take')} <InlineCard code={card} /> and{' '}
            {verb(names, by, keep ? 'keep' : 'discard')} it, unless a Queen answers.
          </>
        ),
    }
  },
  'reversal-take': ({ by, from }, names) => ({
    title: 'The King turns round',
    tone: 'attack',
    text: `${names[by]} may take one laid card from ${object(names, from)}.`,
  }),
  'joker-announce'({ waiting, announced }, names, { me }) {
    const heard = announced.map(seat => object(names, seat))
    const others = me !== null && waiting.includes(me) ? [] : waiting.map(seat => object(names, seat))
    return {
      title: 'Apocalypse!',
      tone: 'apocalypse',
      text: [
        'Everybody moved one place to the right; laid cards do not come along.',
        heard.length > 0 && `Jokers so far: ${andList(heard)}.`,
        others.length > 0 && `Waiting for ${andList(others)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    }
  },
  'joker-target': ({ queue }, names) => ({
    title: 'Joker',
    tone: 'apocalypse',
    text: `${names[queue[0]]} ${verb(names, queue[0], 'change')} places with somebody. Hands go along, laid cards stay.`,
  }),
  'honour-highest': ({ seat }, names) => ({
    title: 'Too many cards',
    tone: 'attack',
    text: `${names[seat]} ${verb(names, seat, 'give')} up a laid card with the most miles.`,
  }),
}
