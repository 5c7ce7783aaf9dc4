import { plain } from '@holdout/words'
import { type PawnView, placeName } from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { titleOf } from './data.ts'
import { Drawing } from './drawing.tsx'
import { Gun, Hearts } from './figures.tsx'
import { describeSurvivor, survivorsShown } from './piece-row.tsx'
import { actorOf, PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-turn.ts'
import './gear.css'

/** What the player's pawn carries. */
export function Gear({ pick, names }: { readonly pick: Picking; readonly names: Names }) {
  const { view, me, pawns } = pick
  if (!me) return null
  const own = view.pawns.filter(pawn => pawn.seat === me.seat && pawn.at !== null)
  if (own.length === 0 && me.alive) return null // before the home bases are chosen
  return (
    <section className="zt-gear" aria-label={text.gear.label}>
      <h2>{text.gear.label}</h2>
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
                pick.selection.uses(PIECE.pawn(pawn)).length > 0
                  ? pick.selection.press(PIECE.pawn(pawn))
                  : pick.pickPawn(pawn)
              }
            >
              <Drawing of="pawn" />
              {text.gear.pawn(pawn, placeName(at ?? ''), health)}
            </button>
          ))}
        </div>
      )}
    </section>
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
              <button {...pick.selection.button(piece)} key={piece} className={`button ${pick.selection.mark(piece)}`}>
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
  const used = pawn.guns.flatMap((_, i) =>
    pick.selection.uses(PIECE.gun(pawn.pawn, `gun-${i + 1}`)).length > 0 ? [i] : [],
  )
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
          <Drawing of="survivor" />
          {text.gear.noCompanion}
        </span>
      )}
    </>
  )
  if (!pick.selection.can(piece)) return <p className="zt-with">{words}</p>
  return (
    <button
      {...pick.selection.button(piece)}
      className={`zt-with zt-with--can can ${pick.selection.mark(piece)}`}
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
            <Drawing of="survivor" />
            <span>{text.gear.companion(describeSurvivor(survivor), carried.includes(survivor))}</span>
          </>
        )
        return (
          <li key={survivor.id}>
            {pick.selection.uses(piece).length > 0 || pick.selection.can(piece) ? (
              <button {...pick.selection.button(piece)} className={`zt-survivor can ${pick.selection.mark(piece)}`}>
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
  const uses = pick.selection.uses(piece)
  if (uses.length === 0 && !pick.selection.can(piece)) return <Gun gun={gun} />
  return (
    <button
      {...pick.selection.button(piece)}
      className={`zt-kit__gun can ${pick.selection.mark(piece)}`}
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
