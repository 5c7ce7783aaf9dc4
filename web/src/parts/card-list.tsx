import type { CardFace } from '@holdout/engine'
import { useState } from 'react'
import './card-list.css'
import { cardsText } from '../text/cards.ts'

/** Every card with its count, its text and its source. */
export function CardList({ cards }: { readonly cards: readonly CardFace[] }) {
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const found = cards.filter(card =>
    words.every(word => `${card.title} ${card.kind} ${card.text}`.toLowerCase().includes(word)),
  )
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return (
    <div className="card-list">
      <label className="field">
        <span>{cardsText.search(cards.reduce((sum, { count }) => sum + count, 0))}</span>
        <input className="input" type="search" value={wanted} onChange={event => setWanted(event.target.value)} />
      </label>
      {found.length === 0 && <p>{cardsText.noneMentions(wanted)}</p>}
      {kinds.map(kind => (
        <section key={kind}>
          <h3>{kind}</h3>
          <ul>
            {found
              .filter(card => card.kind === kind)
              .map(card => (
                <li key={card.id} className="paper card-list__card">
                  <h4>
                    {card.title} <span>× {card.count}</span>
                  </h4>
                  <p>{card.text}</p>
                  <small>
                    {cardsText.sources[card.source]}
                    {card.note ? `: ${card.note}` : ''}
                  </small>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
