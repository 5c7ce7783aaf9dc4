import { plain } from '@holdout/words'
import { ACTIONS, type PawnView, pawnsEach, placeName } from '@holdout/zombie-town/table'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { laidCards, titleOf } from './data.ts'
import { Gun, Hearts } from './figures.tsx'
import { ICONS } from './icons.ts'
import { describeSurvivor, survivorsShown } from './piece-row.tsx'
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
      {own.map(pawn =>
        pawns.length < 2 || pawn.pawn === pick.pawn ? (
          <Kit key={pawn.pawn} pawn={pawn} pick={pick} names={names} />
        ) : (
          <OtherGuns key={pawn.pawn} pawn={pawn} pick={pick} />
        ),
      )}
      <Survivors pick={pick} />
      {own.length > 1 && (
        <div className="zt-gear__pawns">
          {own.map(({ pawn, at, health }) => (
            <button
              type="button"
              key={pawn}
              className={`zt-is-${pawn} ${isHinted(pick, pawn) ? 'is-hinted' : ''}`}
              data-piece={PIECE.pawn(pawn)}
              aria-pressed={pawn === pick.pawn}
              onClick={() =>
                pick.usesOf(PIECE.pawn(pawn)).length > 0 ? pick.selection.press(PIECE.pawn(pawn)) : pick.pickPawn(pawn)
              }
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
  // Each barricade of an unfinished build takes an action.
  const actions = view.actions - laidCards(view).length
  const most = Math.max(view.actions, ACTIONS * pawnsEach(view.players.length))
  return (
    <p className="zt-budget">
      <span className="zt-pips" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i} className={i < actions ? '' : 'is-used'} />
        ))}
      </span>
      <b>{text.gear.actionsLeft(actions)}</b>
      {(view.walks > 0 || actions > 0) && (
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
      <PawnButton pawn={pawn} pick={pick} />
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

/** The guns of the other own pawn that can be dropped. */
function OtherGuns({ pawn, pick }: { readonly pawn: PawnView; readonly pick: Picking }) {
  const used = pawn.guns.flatMap((_, i) => (pick.usesOf(PIECE.gun(pawn.pawn, `gun-${i + 1}`)).length > 0 ? [i] : []))
  if (used.length === 0) return null
  return (
    <ul className="zt-kit">
      {used.map(i => (
        <li key={i}>
          <GunButton pawn={pawn} index={i} pick={pick} />
        </li>
      ))}
    </ul>
  )
}

/** The pawn with its health. A gun or a survivor from the hand can be given to it. */
function PawnButton({ pawn, pick }: { readonly pawn: PawnView; readonly pick: Picking }) {
  const piece = PIECE.kit(pawn.pawn)
  const words = (
    <>
      <Hearts health={pawn.health} />
      {pawn.carried.length === 0 && (
        <span>
          <Icon of={ICONS.survivor} />
          {text.gear.noCompanion}
        </span>
      )}
    </>
  )
  if (!pick.selection.can(piece)) return <p className="zt-with">{words}</p>
  return (
    <button
      {...pick.button(piece)}
      className={`zt-with zt-with--can can ${pick.mark(piece)}`}
      aria-label={text.gear.takes(pawn.pawn)}
    >
      {words}
    </button>
  )
}

/** The player's own survivors with their guns. One that can be used now is a button. */
function Survivors({ pick }: { readonly pick: Picking }) {
  const { pawn, view } = pick
  const shown = survivorsShown(pick)
  if (shown.length === 0) return null
  const carried = view.pawns.find(other => other.pawn === pawn)?.carried ?? []
  return (
    <ul className="zt-survivors">
      {shown.map(survivor => {
        const piece = PIECE.survivor(survivor.id)
        const words = (
          <>
            <Icon of={ICONS.survivor} />
            <span>{text.gear.companion(describeSurvivor(survivor), carried.includes(survivor))}</span>
          </>
        )
        return (
          <li key={survivor.id}>
            {pick.usesOf(piece).length > 0 || pick.selection.can(piece) ? (
              <button {...pick.button(piece)} className={`zt-survivor can ${pick.mark(piece)}`}>
                {words}
              </button>
            ) : (
              <span className="zt-survivor">{words}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What a press on a gun begins, by the first move it can be used for. */
const GUN_DEEDS: Readonly<Record<string, keyof typeof text.gear.gunDeeds>> = {
  shoot: 'shoot',
  'give-gun': 'give',
  'drop-gun': 'drop',
  attack: 'attack',
}

/** A gun. If it can be used now it is a button that fires or asks for a target. */
function GunButton({ pawn, index, pick }: { readonly pawn: PawnView; readonly index: number; readonly pick: Picking }) {
  const piece = PIECE.gun(pawn.pawn, `gun-${index + 1}`)
  const gun = pawn.guns[index]
  const uses = pick.usesOf(piece)
  if (uses.length === 0 && !pick.selection.can(piece)) return <Gun gun={gun} />
  return (
    <button
      {...pick.button(piece)}
      className={`zt-kit__gun can ${pick.mark(piece)}`}
      data-names={gun.card}
      aria-label={text.gear.gun(titleOf(gun.card), gun.bullets, GUN_DEEDS[uses[0]?.move.move ?? ''] ?? 'fire')}
    >
      <Gun gun={gun} />
    </button>
  )
}

/** Whether the hint is a move of this pawn, whose choices are not shown now. */
function isHinted({ hint, pawn: shown, step }: Picking, pawn: string): boolean {
  return hint !== null && step === 'main' && shown !== pawn && actorOf(hint) === pawn
}
