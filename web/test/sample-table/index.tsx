import bag from 'icon:backpack'
import food from 'icon:canned-fish'
import door from 'icon:door'
import ear from 'icon:human-ear'
import moon from 'icon:moon'
import generator from 'icon:power-generator'
import zombie from 'icon:shambling-zombie'
import tools from 'icon:toolbox'
import water from 'icon:water-flask'
import {
  BAG,
  type CardId,
  type Event,
  kindOf,
  type Move,
  type PlayerView,
  strengthOf,
  type View,
} from '@holdout/night-watch/table'
import type { CSSProperties } from 'react'
import { ActionPad, type PadCell } from '../../src/board/action-pad.tsx'
import { Card } from '../../src/board/card.tsx'
import { HandFan } from '../../src/board/hand.tsx'
import { Pile } from '../../src/board/pile.tsx'
import { Plate } from '../../src/board/plate.tsx'
import { useActing } from '../../src/board/use-acting.ts'
import { WhoActs } from '../../src/board/who-acts.tsx'
import { Icon } from '../../src/parts/icon.tsx'
import { TableFrame } from '../../src/table/frame.tsx'
import { type Paths, type Selection, useSelection } from '../../src/table/selection.ts'
import { defineTable, type TableProps } from '../../src/table/table-props.ts'
import './table.css'

/** The pieces to press for a move, in their order. */
function pathsOf(move: Move): Paths {
  if (move.move === 'play') return [[move.card, move.to]]
  if (move.move === 'brace') return [[move.card]]
  return move.move === 'listen' || move.move === 'pass' || move.move === 'step-back' ? [[move.move]] : []
}

/** Night Watch: the crowd before the door, the supplies against it, the players inside. */
function Table(props: TableProps<View, Move, Event>) {
  const { scene, names, review } = props
  const { view } = scene
  const pick = useSelection(props, pathsOf)
  const acting = useActing()
  const nameOf = (seat: string): string => names[seat] ?? seat
  const seatOf = (seat: string): number => view.players.findIndex(player => player.seat === seat)
  return (
    <TableFrame
      className="t-night-watch"
      night={<p>{`Turn ${view.turn} of ${view.turnsUntilDawn}`}</p>}
      hand={
        <div className="nw-dock">
          {acting && !review && <WhoActs now={acting} nameOf={nameOf} seatOf={seatOf} />}
          <HandFan label="Your hand" empty="No cards">
            {view.hand.map(card => ({ key: card, card: <Laid card={card} pick={pick} /> }))}
          </HandFan>
          {!review && <ActionPad label="Actions" cells={cellsOf(view, pick)} columns={1} />}
        </div>
      }
      {...(pick.picked.length > 0
        ? { prompt: { ask: 'Choose where it goes: the door or your bag.', cancel: pick.cancel } }
        : {})}
    >
      <div className="nw-board">
        <div className="nw-players">
          {view.players.map((player, i) => (
            <div key={player.seat} className="nw-player" data-turn={player.seat === view.onTurn}>
              <Plate seat={i} name={nameOf(player.seat)} cards={player.hand} says={`${player.hand} in hand`}>
                <Bag of={player} pick={player.seat === view.me ? pick : null} />
              </Plate>
            </div>
          ))}
        </div>
        <div
          className="nw-yard always-night"
          style={{ '--night-gone': view.turn / view.turnsUntilDawn } as CSSProperties}
        >
          <section className="nw-crowd" aria-label={`Crowd, strength ${view.crowdStrength}`}>
            <Pile word="Still coming" count={view.zombies}>
              {view.next && <Laid card={view.next} />}
            </Pile>
            {view.crowd.map(drawn)}
          </section>
          <p className="nw-balance" data-lost={view.crowdStrength > view.doorStrength}>
            <b>{view.crowdStrength}</b> crowd · door <b>{view.doorStrength}</b>
          </p>
          <section className="nw-held" aria-label="Door">
            <button {...pick.button('door')} className={`nw-door ${pick.mark('door')}`}>
              <Icon of={door} /> Door <b>{view.doorStrength}</b>
            </button>
            {view.door.map(drawn)}
          </section>
        </div>
      </div>
    </TableFrame>
  )
}

/** A card on the table, or one of the hand that can be pressed. */
function Laid({ card, pick }: { readonly card: CardId; readonly pick?: Selection<Move> }) {
  const { kind, title, strength } = kindOf(card)
  const picture = PICTURES[kind] ?? zombie
  const printed = { corner: String(strength), picture, foot: { tone: 'light', words: title } } as const
  const button = pick && { button: pick.button(card), className: pick.mark(card) }
  return <Card printed={printed} label={`${title}, ${strength}`} {...button} />
}

const drawn = (card: CardId) => <Laid key={card} card={card} />

/** The kept cards of a player. The viewer's own bag is a place for a card. */
function Bag({ of, pick }: { readonly of: PlayerView; readonly pick: Selection<Move> | null }) {
  const words = `Bag ${of.bag} of ${BAG}${of.kept === null ? '' : `, worth ${strengthOf(of.kept)}`}`
  if (!pick) return <span className="nw-bag">{words}</span>
  return (
    <button {...pick.button('bag')} className={`nw-bag ${pick.mark('bag')}`}>
      <Icon of={bag} /> {words}
    </button>
  )
}

const PICTURES: Readonly<Record<string, string>> = { water, food, tools, generator }

/** The actions without a card. While the door cracks, one may step back from it instead. */
function cellsOf({ cracks }: View, pick: Selection<Move>): readonly PadCell[] {
  const cell = (id: string, title: string, icon: string, note: string): PadCell => {
    const can = pick.can(id)
    const press = { ...pick.button(id), className: pick.mark(id) }
    return { id, title, icon, note: can ? note : 'not now', can, why: pick.barred(id)?.text ?? 'Not now', press }
  }
  const last = cracks ? cell('step-back', 'Step back', moon, 'keep your cards') : cell('pass', 'Pass', moon, 'no card')
  return [cell('listen', 'Listen', ear, 'once a night'), last]
}

export const table = defineTable<View, Move, Event>({
  Table,
  progress: ({ turn, turnsUntilDawn }) => turn / turnsUntilDawn,
  stands: ({ turn }) => `turn ${turn}`,
  isHit: (event, seat) => event.event === 'door-broke' && event.caught.includes(seat),
  sounds: {
    held: 'hammer',
    kept: 'place',
    drew: 'draw',
    'zombie-came': 'step',
    'door-cracked': 'breach',
    'dawn-came': 'dawn',
  },
})
