import lock from 'icon:padlock'
import type { Seat, Phrase as Sentence } from '@holdout/engine'
import type { Question, View } from '@holdout/viral-dawn/table'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Phrase } from '../../parts/phrase.tsx'
import { useShownLog } from '../../table/shown-log.ts'
import { useDrawn } from './drawn.ts'
import { InlineCard } from './playing-card.tsx'
import { type Deed, deedsSince } from './since.ts'
import { text } from './text.ts'

export interface Happening {
  readonly title: string
  readonly text: ReactNode
  readonly tone: 'calm' | 'attack' | 'apocalypse' | 'won'
}

type Names = Readonly<Record<Seat, string>>

const { center } = text

/** What is happening, for all viewers. `told`: the last events; `result`: how the previous game ended. */
export function useHappening(told: Sentence, result: Sentence | null): Happening {
  const { view, names, winner, narrow } = useDrawn()
  const log = useShownLog()
  const { question } = view
  const how = result && howWon(result, view, names)
  if (winner !== null && how) return { title: center.reached(names[winner]), tone: 'won', text: how }
  if (question === null && how) return { title: center.over, tone: 'calm', text: how }
  const reaction = question && REACTIONS[question.asked]?.(question as never, names, view)
  if (reaction) return reaction
  const isFresh = view.turns === 0 && how !== null
  const turn = text.turnOf(names[view.onTurn])
  return {
    title: isFresh ? center.game(view.game, turn) : turn,
    tone: 'calm',
    text: (
      <>
        {isFresh ? (
          how
        ) : view.onTurn === view.me ? (
          <Since deeds={deedsSince(log, view.me, narrow ? 2 : 3)} />
        ) : (
          say(told, names)
        )}
        {view.firstLap && (
          <span className="vd-call__lock">
            <Icon of={lock} />
            {center.locked}
          </span>
        )}
      </>
    ),
  }
}

/** What the rivals did since the viewer's turn. */
function Since({ deeds }: { readonly deeds: readonly Deed[] }) {
  const { names } = useDrawn()
  return deeds.map(({ seat, did, card, on }, i) => (
    <span key={i} className="vd-since">
      <b>{names[seat]}</b>
      {did === 'king' ? text.since.king(on === null ? '' : names[on]) : text.since[did]}
      {card && <InlineCard code={card} />}
      {on && did !== 'king' && text.since.on(names[on])}
    </span>
  ))
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
        tone: 'attack',
        text: center.queenText(title, names[by]),
      }
    return {
      title: center.attackOn(title, names[on]),
      tone: 'attack',
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
    tone: 'attack',
    text: center.reversalText(names[by], names[from]),
  }),
  'joker-announce'({ waiting, announced }, names, { me }) {
    const heard = announced.map(seat => names[seat])
    const others = me !== null && waiting.includes(me) ? [] : waiting.map(seat => names[seat])
    return {
      title: center.apocalypse,
      tone: 'apocalypse',
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
    tone: 'apocalypse',
    text: center.jokerText(names[queue[0]]),
  }),
  'honor-highest': ({ seat }, names) => ({
    title: center.tooManyCards,
    tone: 'attack',
    text: center.tooManyText(names[seat]),
  }),
}
