import { claimLimit, type PawnView, type PlayerView, type View } from '@holdout/zombie-town/table'
import { memo, type ReactNode, useState } from 'react'
import { Plate } from '../../board/plate.tsx'
import type { Names } from '../../parts/names.ts'
import { TableSheet } from '../../table/table-sheet.tsx'
import { bulletsOf, colorOf, titleOf } from './data.ts'
import { Drawing } from './drawing.tsx'
import { Chip, Hearts } from './figures.tsx'
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
      {view.players.map((player, i) => (
        <Player key={player.seat} place={i} player={player} view={view} names={names} over={over} />
      ))}
    </ul>
  )
})

function Player({ place, player, view, names, over }: Props & { readonly place: number; readonly player: PlayerView }) {
  const { seat, alive, score, kills, owned } = player
  const pawns = view.pawns.filter(pawn => pawn.seat === seat)
  const active = view.active === seat && !over
  const isKeeper = view.keeper === seat && view.asked?.step !== 'home'
  return (
    <li className={`zt-player zt-is-${colorOf(view, seat)} ${active ? 'is-active' : ''}`}>
      <Plate seat={place} name={seat === view.who ? text.players.youName : names[seat]} cards={null} says="">
        <strong className="zt-player__score" title={text.players.points(score.total)}>
          {score.total}
          <span className="visually-hidden">{text.players.points(score.total)}</span>
        </strong>
        {alive ? (
          pawns.map(pawn => <PawnLine key={pawn.pawn} pawn={pawn} isOne={pawns.length === 1} />)
        ) : (
          <em>{text.players.dead}</em>
        )}
        {isKeeper && <em>{text.players.keeper}</em>}
      </Plate>
      <p className="zt-player__line">
        <Fact icon={<Drawing of="shoot" />} says={text.players.guns}>
          {pawns.flatMap(({ guns }) => guns).length}
        </Fact>
        <Fact icon={<i className="zt-mini-back" />} says={text.players.handCards}>
          {player.handCount + player.dealtCount}
        </Fact>
        <Fact icon={<Drawing of="kill" />} says={text.players.kills}>
          {kills}
        </Fact>
        <Fact icon={<Drawing of="house" />} says={text.players.buildings}>
          {owned}/{claimLimit(view.players.length)}
        </Fact>
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

function Fact({
  icon,
  says,
  children,
}: {
  readonly icon: ReactNode
  readonly says: string
  readonly children: ReactNode
}) {
  return (
    <span title={says}>
      {icon}
      <span className="visually-hidden">{says} </span>
      {children}
    </span>
  )
}

/** The health of a pawn, named by its color as in the log, and the guns that rivals must fear. */
function PawnLine({ pawn, isOne }: { readonly pawn: PawnView; readonly isOne: boolean }) {
  const guns = pawn.guns.map(gun => `${titleOf(gun.card)} ${text.gear.count(bulletsOf(gun).left, bulletsOf(gun).of)}`)
  return (
    <span className={`zt-player__pawn zt-is-${pawn.pawn}`} title={[text.players.pawn(pawn.pawn), ...guns].join(', ')}>
      {!isOne && <Drawing of="pawn" />}
      <span className="visually-hidden">{text.players.pawn(pawn.pawn)}</span>
      {pawn.at === null ? text.players.offMap : <Hearts health={pawn.health} />}
      {pawn.carried.length > 0 && (
        <>
          <Drawing of="survivor" />
          <span className="visually-hidden">{text.players.carried} </span>
          {pawn.carried.length}
        </>
      )}
      {pawn.guns.map((gun, i) => (
        <span key={i} className="visually-hidden">
          {text.players.bullets(titleOf(gun.card))} {bulletsOf(gun).left}
        </span>
      ))}
    </span>
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
                      <Drawing of="heart" />
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
