import { plain } from '@holdout/engine'
import { ACTIONS, type PawnView, pawnsEach, placeName, type SurvivorView } from '@holdout/zombie-town/table'
import { Icon } from '../../parts/icon.tsx'
import type { Names } from '../../parts/names.ts'
import { bulletsOf, nameOfPiece, titleOf } from './data.ts'
import { ICONS } from './icons.ts'
import { Gun, Hearts } from './pieces.tsx'
import { text } from './text.ts'
import type { Desk } from './use-desk.ts'
import './gear.css'

/** The player's remaining actions, and what their pawn carries. */
export function Gear({ desk, names }: { readonly desk: Desk; readonly names: Names }) {
  const { view, me, pawns } = desk
  if (!me) return null
  const own = view.pawns.filter(pawn => pawn.seat === me.seat && pawn.at !== null)
  const mine = view.active === me.seat
  if (own.length === 0 && me.alive) return null // before the home bases are chosen
  return (
    <section className="zt-gear" aria-label={text.gear.label}>
      {mine && me.alive && <Budget desk={desk} />}
      {!me.alive && <p>{text.gear.dead}</p>}
      {own
        .filter(({ pawn }) => pawns.length < 2 || pawn === desk.pawn)
        .map(pawn => (
          <Kit key={pawn.pawn} pawn={pawn} desk={desk} names={names} />
        ))}
      {own.length > 1 && (
        <div className="zt-gear__pawns">
          {own.map(({ pawn, at, health }) => (
            <button
              type="button"
              key={pawn}
              className={`zt-is-${pawn}`}
              aria-pressed={pawn === desk.pawn}
              onClick={() => desk.pickPawn(pawn)}
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
function Budget({ desk: { view, step } }: { readonly desk: Desk }) {
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
      {view.walks > 0 && (
        <span className="zt-budget__walk">
          <Icon of={ICONS.walk} />
          {text.gear.freeMoves(view.walks)}
        </span>
      )}
    </p>
  )
}

function Kit({ pawn, desk, names }: { readonly pawn: PawnView; readonly desk: Desk; readonly names: Names }) {
  const drops = desk.options.filter(({ move }) => move.move === 'drop-gun')
  return (
    <>
      <ul className="zt-kit">
        {pawn.guns.map((_, i) => (
          <li key={i}>
            <GunButton pawn={pawn} index={i} desk={desk} />
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
          {drops.map(({ move, say }) => (
            <button
              type="button"
              key={JSON.stringify(move)}
              className={`button ${desk.draft === move ? 'is-chosen' : ''}`}
              onClick={() => desk.choose(move)}
            >
              {plain(say, names)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

function describe({ id, gun }: SurvivorView): string {
  return text.gear.companion(nameOfPiece(id), gun && titleOf(gun.card), gun ? bulletsOf(gun).left : 0)
}

/** A gun. If it can be used now it is a button that fires or asks for a target. */
function GunButton({ pawn, index, desk }: { readonly pawn: PawnView; readonly index: number; readonly desk: Desk }) {
  const ref = `gun-${index + 1}`
  const gun = pawn.guns[index]
  const isAsked = desk.view.asked?.pawn === pawn.pawn || desk.pawns.length === 1
  const uses = desk.options.filter(
    ({ move }) =>
      (move.move === 'shoot' && move.gun === ref) ||
      (isAsked && (move.move === 'fire' || move.move === 'challenge') && move.gun === ref),
  )
  if (uses.length === 0) return <Gun gun={gun} />
  const key = `shoot ${ref}`
  const chosen = desk.armed === key || uses.some(({ move }) => move === desk.draft)
  return (
    <button
      type="button"
      className={`zt-kit__gun can ${chosen ? 'is-chosen' : ''}`}
      aria-label={text.gear.gun(titleOf(gun.card), gun.bullets, uses[0].move.move === 'shoot')}
      onClick={() => desk.press(uses, key)}
    >
      <Gun gun={gun} />
    </button>
  )
}
