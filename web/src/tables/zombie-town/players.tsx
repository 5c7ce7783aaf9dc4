import { claimLimit, type PawnView, type PlayerView, type View } from '@holdout/zombie-town/table'
import { memo, useState } from 'react'
import { Face } from '../../parts/face.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { TableSheet } from '../../table/table-sheet.tsx'
import { bulletsOf, colorOf, titleOf } from './data.ts'
import { Chip, Hearts } from './figures.tsx'
import { ICONS, iconOf } from './icons.ts'
import { text } from './text.ts'
import './players.css'

interface Props {
  readonly view: View
  readonly names: Names
  /** The match is over: hands and the parts of the score are shown. */
  readonly over: boolean
}

/** All players: points, health, guns, survivors and cards. */
export const Players = memo(function Players({ view, names, over }: Props) {
  return (
    <ul className="zt-players">
      {view.players.map(player => (
        <Player key={player.seat} player={player} view={view} names={names} over={over} />
      ))}
    </ul>
  )
})

function Player({ player, view, names, over }: Props & { readonly player: PlayerView }) {
  const { seat, alive, score, kills, owned } = player
  const pawns = view.pawns.filter(pawn => pawn.seat === seat)
  const cards = player.handCount + player.dealtCount
  const active = view.active === seat && !over
  return (
    <li className={`zt-player zt-is-${colorOf(view, seat)} ${active ? 'is-active' : ''}`}>
      <Chip view={view} seat={seat} />
      <b className="zt-player__name">
        <Face name={names[seat]} /> {names[seat]}
      </b>
      <span className="zt-player__score">
        <b>{score.total}</b>
        {text.players.points}
      </span>
      {alive && pawns.map(pawn => <PawnLine key={pawn.pawn} pawn={pawn} />)}
      <p className="zt-player__line">
        <span title={text.players.handCards}>
          <i className="zt-mini-back" />
          <span className="visually-hidden">{text.players.handCards} </span>
          {cards}
        </span>
        <span title={text.players.kills}>
          <Icon of={ICONS.kill} />
          <span className="visually-hidden">{text.players.kills} </span>
          {kills}
        </span>
        <span title={text.players.buildings}>
          <Icon of={ICONS.house} />
          <span className="visually-hidden">{text.players.buildings} </span>
          {owned}/{claimLimit(view.players.length)}
        </span>
        <em>{roleOf(view, player, active)}</em>
      </p>
      {over && (
        <p className="zt-player__parts">
          {text.players.score(score)}
          {player.hand && player.hand.length > 0 && text.players.held(player.hand.map(titleOf).join(', '))}
        </p>
      )}
    </li>
  )
}

function roleOf(view: View, { seat, alive }: PlayerView, active: boolean): string {
  const words = [
    seat === view.who && text.players.you,
    !alive && text.players.dead,
    active && text.players.onTurn,
    view.keeper === seat && view.asked?.step !== 'home' && text.players.keeper,
  ]
  return words.filter(Boolean).join(', ')
}

/** One pawn, named by its color as in the log. */
function PawnLine({ pawn }: { readonly pawn: PawnView }) {
  return (
    <p className={`zt-player__line zt-is-${pawn.pawn}`}>
      <span className="zt-player__pawn" title={text.players.pawn(pawn.pawn)}>
        <Icon of={ICONS.pawn} />
        {pawn.pawn}
      </span>
      {pawn.at === null ? (
        <span>{text.players.offMap}</span>
      ) : (
        <>
          <Hearts health={pawn.health} />
          {pawn.guns.map((gun, i) => {
            const { left, of } = bulletsOf(gun)
            return (
              <span key={i} className={left === 0 ? 'is-empty' : ''} title={titleOf(gun.card)}>
                <Icon of={iconOf(gun.card)} />
                <span className="visually-hidden">{text.players.bullets(titleOf(gun.card))}</span>
                {left}/{of}
              </span>
            )
          })}
          {pawn.carried.length > 0 && (
            <span title={text.players.carried}>
              <Icon of={ICONS.survivor} />
              <span className="visually-hidden">{text.players.carried} </span>
              {pawn.carried.length}
            </span>
          )}
        </>
      )}
    </p>
  )
}

/** All players in one line, where there is no room for panels. Pressing it opens them in a sheet. */
export const SeatStrip = memo(function SeatStrip(props: Props) {
  const { view, names, over } = props
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className="zt-strip" aria-label={text.players.title} onClick={() => open(true)}>
        {view.players.map(({ seat, alive, score }) => {
          const pawns = view.pawns.filter(pawn => pawn.seat === seat && pawn.at !== null)
          return (
            <span
              key={seat}
              className={`zt-is-${colorOf(view, seat)} ${view.active === seat && !over ? 'is-active' : ''}`}
            >
              <Chip view={view} seat={seat} />
              <span>
                <b>{seat === view.who ? text.players.youName : names[seat].replace(' (bot)', '')}</b>
                <small>
                  {alive ? (
                    <>
                      <Icon of={ICONS.heart} />
                      {pawns.map(({ health }) => health).join('+') || '–'} · {score.total}
                    </>
                  ) : (
                    text.players.dead
                  )}
                </small>
              </span>
            </span>
          )
        })}
      </button>
      {isOpen && (
        <TableSheet title={text.players.title} close={() => open(false)}>
          <Players {...props} />
        </TableSheet>
      )}
    </>
  )
})
