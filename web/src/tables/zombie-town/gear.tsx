import { plain } from '@holdout/engine'
import { ACTIONS, type PawnView, pawnsEach, placeName, type SurvivorView } from '@holdout/zombie-town/table'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { bulletsOf, nameOfPiece, titleOf } from './data.ts'
import { Gun, Hearts } from './figures.tsx'
import { ICONS } from './icons.ts'
import { actorOf, PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'
import './gear.css'

/** The player's remaining actions, and what their pawn carries. */
export function Gear({ pick, names }: { readonly pick: Picking; readonly names: Names }) {
  const { view, me, pawns } = pick
  if (!me) return null
  const own = view.pawns.filter(pawn => pawn.seat === me.seat && pawn.at !== null)
  const mine = view.active === me.seat
  if (own.length === 0 && me.alive) return null // before the home bases are chosen
  return (
    <section className="zt-gear" aria-label={text.gear.label}>
      {mine && me.alive && <Budget pick={pick} />}
      {!me.alive && <p>{text.gear.dead}</p>}
      {own
        .filter(({ pawn }) => pawns.length < 2 || pawn === pick.pawn)
        .map(pawn => (
          <Kit key={pawn.pawn} pawn={pawn} pick={pick} names={names} />
        ))}
      {own.length > 1 && (
        <div className="zt-gear__pawns">
          {own.map(({ pawn, at, health }) => (
            <button
              type="button"
              key={pawn}
              className={`zt-is-${pawn} ${isHinted(pick, pawn) ? 'is-hinted' : ''}`}
              data-piece={PIECE.pawn(pawn)}
              aria-pressed={pawn === pick.pawn}
              onClick={() => pick.pickPawn(pawn)}
            >
              <Icon of={ICONS.pawn} />
              {text.gear.pawn(pawn, placeName(at ?? ''), health)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** Actions and free movements left; in the zombie phase, the zombies moved. */
function Budget({ pick: { view, step } }: { readonly pick: Picking }) {
  if (step === null || step === 'home' || step === 'keep') return null
  if (step === 'zombie-move') {
    const left = view.asked?.left ?? 0
    const moved = view.zombies.reduce((sum, zombies) => sum + zombies.moved, 0)
    return (
      <p className="zt-budget">
        <Icon of={ICONS.zombie} />
        <b>{text.gear.moved(moved, moved + left)}</b>
      </p>
    )
  }
  const most = Math.max(view.actions, ACTIONS * pawnsEach(view.players.length))
  return (
    <p className="zt-budget">
      <span className="zt-pips" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i} className={i < view.actions ? '' : 'is-used'} />
        ))}
      </span>
      <b>{text.gear.actionsLeft(view.actions)}</b>
      {(view.walks > 0 || view.actions > 0) && (
        <span className="zt-budget__walk" data-free={view.walks > 0}>
          <Icon of={ICONS.walk} />
          {view.walks > 0 ? text.gear.freeMoves(view.walks) : text.gear.paidMoves}
        </span>
      )}
    </p>
  )
}

function Kit({ pawn, pick, names }: { readonly pawn: PawnView; readonly pick: Picking; readonly names: Names }) {
  const drops = pick.options.filter(({ move }) => move.move === 'drop-gun')
  return (
    <>
      <ul className="zt-kit">
        {pawn.guns.map((_, i) => (
          <li key={i}>
            <GunButton pawn={pawn} index={i} pick={pick} />
          </li>
        ))}
        {pawn.guns.length === 0 && <li className="zt-kit__none">{text.gear.noGun}</li>}
      </ul>
      <p className="zt-with">
        <Hearts health={pawn.health} />
        <span>
          <Icon of={ICONS.survivor} />
          {pawn.carried.length === 0 ? text.gear.noCompanion : pawn.carried.map(describe).join('; ')}
        </span>
      </p>
      {drops.length > 0 && (
        <div className="zt-drops">
          {drops.map(({ move, text }) => {
            const piece = PIECE.button(move)
            return (
              <button {...pick.button(piece)} key={piece} className={`button ${pick.mark(piece)}`}>
                {plain(text, names)}
              </button>
            )
          })}
        </div>
      )}
    </>
  )
}

function describe({ id, gun }: SurvivorView): string {
  return text.gear.companion(nameOfPiece(id), gun && titleOf(gun.card), gun ? bulletsOf(gun).left : 0)
}

/** A gun. If it can be used now it is a button that fires or asks for a target. */
function GunButton({ pawn, index, pick }: { readonly pawn: PawnView; readonly index: number; readonly pick: Picking }) {
  const piece = PIECE.gun(pawn.pawn, `gun-${index + 1}`)
  const gun = pawn.guns[index]
  const uses = pick.usesOf(piece)
  if (uses.length === 0) return <Gun gun={gun} />
  return (
    <button
      {...pick.button(piece)}
      className={`zt-kit__gun can ${pick.mark(piece)}`}
      data-names={gun.card}
      aria-label={text.gear.gun(titleOf(gun.card), gun.bullets, uses[0].move.move === 'shoot')}
    >
      <Gun gun={gun} />
    </button>
  )
}

/** Whether the hint is a move of this pawn, whose choices are not shown now. */
function isHinted({ hint, pawn: shown, step }: Picking, pawn: string): boolean {
  return hint !== null && step === 'main' && shown !== pawn && actorOf(hint) === pawn
}
