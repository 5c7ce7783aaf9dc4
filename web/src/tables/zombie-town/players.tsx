import type { PawnView, PlayerView, View } from '@holdout/zombie-town/table'
import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { TableSheet } from '../../table/table-sheet.tsx'
import { bulletsOf, colourOf, titleOf } from './data.ts'
import { ICONS, iconOf } from './icons.ts'
import { Chip, Hearts } from './pieces.tsx'
import './players.css'

interface Props {
  readonly view: View
  readonly names: Names
  /** The game is over: every hand is open, and points are shown by part. */
  readonly over: boolean
}

/** Everybody at the table: points, health, guns, who comes along, cards. */
export function Players({ view, names, over }: Props) {
  return (
    <ul className="zt-players">
      {view.players.map(player => (
        <Player key={player.seat} player={player} view={view} names={names} over={over} />
      ))}
    </ul>
  )
}

function Player({ player, view, names, over }: Props & { readonly player: PlayerView }) {
  const { seat, alive, score, kills, owned } = player
  const pawns = view.pawns.filter(pawn => pawn.seat === seat)
  const cards = player.handCount + player.dealtCount
  const active = view.active === seat && !over
  return (
    <li className={`zt-player zt-is-${colourOf(view, seat)} ${active ? 'is-active' : ''}`}>
      <Chip view={view} seat={seat} />
      <b className="zt-player__name">{names[seat]}</b>
      <span className="zt-player__score">
        <b>{score.total}</b> pts
      </span>
      {alive && pawns.map(pawn => <PawnLine key={pawn.pawn} pawn={pawn} />)}
      <p className="zt-player__line">
        <span title="cards in hand">
          <i className="zt-mini-back" />
          <span className="visually-hidden">cards in hand </span>
          {cards}
        </span>
        <span title="zombies killed">
          <Icon of={ICONS.kill} />
          <span className="visually-hidden">zombies killed </span>
          {kills}
        </span>
        <span title="buildings owned">
          <Icon of={ICONS.house} />
          <span className="visually-hidden">buildings owned </span>
          {owned}/{view.players.length === 2 ? 8 : 4}
        </span>
        <em>{roleOf(view, player, active)}</em>
      </p>
      {over && (
        <p className="zt-player__parts">
          {score.houses} houses + {score.kills} kills + {score.barricades} walls + {score.survivors} survivors +{' '}
          {score.guns} loaded guns
          {player.hand && player.hand.length > 0 && <> · held {player.hand.map(titleOf).join(', ')}</>}
        </p>
      )}
    </li>
  )
}

function roleOf(view: View, { seat, alive }: PlayerView, active: boolean): string {
  const words = [
    seat === view.who && 'you',
    !alive && 'dead',
    active && 'on turn',
    view.keeper === seat && view.asked?.step !== 'home' && 'keeper',
  ]
  return words.filter(Boolean).join(', ')
}

/** One pawn: its colour in words, as the log names it. */
function PawnLine({ pawn }: { readonly pawn: PawnView }) {
  return (
    <p className={`zt-player__line zt-is-${pawn.pawn}`}>
      <span className="zt-player__pawn" title={`the ${pawn.pawn} pawn`}>
        <Icon of={ICONS.pawn} />
        {pawn.pawn}
      </span>
      {pawn.at === null ? (
        <span>not on the map</span>
      ) : (
        <>
          <Hearts health={pawn.health} />
          {pawn.guns.map((gun, i) => {
            const { left, of } = bulletsOf(gun)
            return (
              <span key={i} className={left === 0 ? 'is-empty' : ''} title={titleOf(gun.card)}>
                <Icon of={iconOf(gun.card)} />
                <span className="visually-hidden">{titleOf(gun.card)}, bullets </span>
                {left}/{of}
              </span>
            )
          })}
          {pawn.carried.length > 0 && (
            <span title="survivors carried">
              <Icon of={ICONS.survivor} />
              <span className="visually-hidden">survivors carried </span>
              {pawn.carried.length}
            </span>
          )}
        </>
      )}
    </p>
  )
}

/** The same in one line, where there is no room for panels; pressing it opens them. */
export function SeatStrip(props: Props) {
  const { view, names, over } = props
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className="zt-strip" aria-label="Players" onClick={() => open(true)}>
        {view.players.map(({ seat, alive, score }) => {
          const pawns = view.pawns.filter(pawn => pawn.seat === seat && pawn.at !== null)
          return (
            <span
              key={seat}
              className={`zt-is-${colourOf(view, seat)} ${view.active === seat && !over ? 'is-active' : ''}`}
            >
              <Chip view={view} seat={seat} />
              <span>
                <b>{seat === view.who ? 'You' : names[seat].replace(' (bot)', '')}</b>
                <small>
                  {alive ? (
                    <>
                      <Icon of={ICONS.heart} />
                      {pawns.map(({ health }) => health).join('+') || '–'} · {score.total}
                    </>
                  ) : (
                    'dead'
                  )}
                </small>
              </span>
            </span>
          )
        })}
      </button>
      {isOpen && (
        <TableSheet title="Players" close={() => open(false)}>
          <Players {...props} />
        </TableSheet>
      )}
    </>
  )
}
