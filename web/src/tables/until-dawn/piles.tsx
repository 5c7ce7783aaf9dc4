import handRising from 'icon:raise-zombie'
import { type CardName, entranceTitle, textOfCard } from '@holdout/until-dawn/table'
import type { ReactNode } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { Band } from './card.tsx'
import { PileSheet, useOpened } from './pile-sheet.tsx'
import type { Stage } from './stage.ts'
import { many } from './words.ts'

/** Deck and discard pile: backs and a count, and the one card that lies open. */
export function Piles({ stage }: { readonly stage: Stage }) {
  const shown = stage.open !== null || stage.memory !== null
  return (
    <div className="ud-piles">
      <Pile
        pile="deck"
        title="Deck"
        say={`Deck: ${many(stage.deck, 'card')}, face down`}
        note={many(stage.deck, 'card')}
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
        title="Discard"
        say={`Discard pile: ${many(stage.discard, 'card')}${stage.discardTop ? `, ${textOfCard(stage.discardTop).title} on top` : ''}`}
        note={many(stage.discard, 'card')}
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
  /** Only where its contents may be known. */
  readonly stage: Stage | null
  readonly children: ReactNode
}) {
  const { opened, open, close } = useOpened()
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
      <div className="ud-pile" role="img" aria-label={props.say} data-pile={props.pile}>
        {face}
      </div>
    )
  return (
    <>
      <button
        type="button"
        className="ud-pile"
        aria-label={`${props.say}. Look into it`}
        data-pile={props.pile}
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

/** Where Zombie Rebecca is kept until a bite card matches; afterwards it says where she walks. */
export function Waiting({ stage }: { readonly stage: Stage }) {
  const here = stage.rebecca === null
  return (
    <p className={`ud-waiting ${here ? '' : 'is-loose'}`}>
      <span className="ud-token ud-token--waiting">
        <Icon of={handRising} />
      </span>
      <span>
        <b>
          Z<span className="ud-waiting__long">ombie</span>
          <span className="ud-waiting__short">.</span> Rebecca
        </b>
        {stage.rebecca === null ? (
          <>
            not in play<span className="ud-waiting__long">: she comes when a bite card matches</span>
          </>
        ) : (
          <>
            <span className="ud-waiting__long">at the </span>
            {entranceTitle(stage.rebecca)}
          </>
        )}
      </span>
    </p>
  )
}
