import handRising from 'icon:raise-zombie'
import { type CardName, entranceTitle, REBECCA_TEXT, textOfCard } from '@holdout/until-dawn/table'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import { Band } from './card.tsx'
import { PileSheet, useOpened } from './pile-sheet.tsx'
import type { Stage } from './stage.ts'
import { text } from './text.ts'

/** Deck and discard pile: backs, counts, and the top discard. */
export function Piles({ stage }: { readonly stage: Stage }) {
  const shown = stage.open !== null || stage.memory !== null
  return (
    <div className="ud-piles">
      <Pile
        pile="deck"
        title={text.piles.deck}
        say={text.piles.deckLabel(stage.deck)}
        note={text.piles.count(stage.deck)}
        stage={shown ? stage : null}
      >
        <span className={`ud-backs ${stage.deck === 0 ? 'is-empty' : ''}`}>
          {Array.from({ length: Math.min(3, stage.deck) }, (_, i) => (
            <i key={i} className="ud-back" />
          ))}
          <b>{stage.deck}</b>
        </span>
      </Pile>
      <Pile
        pile="discard"
        title={text.piles.discard}
        say={text.piles.discardLabel(stage.discard, stage.discardTop && textOfCard(stage.discardTop).title)}
        note={text.piles.count(stage.discard)}
        stage={stage.memory ? stage : null}
      >
        <DiscardTop name={stage.discardTop} />
      </Pile>
    </div>
  )
}

function Pile(props: {
  readonly pile: 'deck' | 'discard'
  readonly title: string
  readonly say: string
  readonly note: string
  /** null if the player may not know the contents. */
  readonly stage: Stage | null
  readonly children: ReactNode
}) {
  const { opened, open, close } = useOpened()
  const about = tells(props.title, text.tells[props.pile])
  const face = (
    <>
      {props.children}
      <span className="ud-pile__words">
        <b>{props.title}</b> {props.note}
      </span>
    </>
  )
  if (!props.stage)
    return (
      <div className="ud-pile" role="img" aria-label={props.say} data-pile={props.pile} {...about}>
        {face}
      </div>
    )
  return (
    <>
      <button
        type="button"
        className="ud-pile"
        aria-label={text.piles.view(props.say)}
        data-pile={props.pile}
        {...about}
        onClick={open}
      >
        {face}
      </button>
      {opened && <PileSheet pile={props.pile} title={props.title} stage={props.stage} close={close} />}
    </>
  )
}

function DiscardTop({ name }: { name: CardName | null }) {
  if (!name) return <span className="ud-backs is-empty" />
  return (
    <span key={name} className="ud-face is-new">
      <Band name={name} />
    </span>
  )
}

/** Zombie Rebecca's token until a bite card matches; afterwards it says where she is. */
export function Waiting({ stage }: { readonly stage: Stage }) {
  const here = stage.rebecca === null
  return (
    <button
      type="button"
      className={`ud-waiting ud-piece tells ${here ? '' : 'is-loose'}`}
      {...tells(text.waiting.name, here ? text.tells.waiting : REBECCA_TEXT.help)}
    >
      <span className="ud-token ud-token--waiting">
        <Icon of={handRising} />
      </span>
      <span>
        <b>
          {text.waiting.nameStart}
          <span className="ud-waiting__long">{text.waiting.nameLong}</span>
          <span className="ud-waiting__short">{text.waiting.nameShort}</span>
          {text.waiting.nameEnd}
        </b>
        {stage.rebecca === null ? (
          <>
            {text.waiting.out}
            <span className="ud-waiting__long">{text.waiting.outLong}</span>
          </>
        ) : (
          <>
            <span className="ud-waiting__long">{text.waiting.at}</span>
            {entranceTitle(stage.rebecca)}
          </>
        )}
      </span>
    </button>
  )
}
