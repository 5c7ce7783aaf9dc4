import claws from 'icon:claw-slashes'
import type { Scene } from '@holdout/table'
import {
  idOf,
  type Move,
  oddsOf,
  rowOfTarget,
  type Slot,
  strikersIn,
  type Target,
  textOfCard,
  type View,
  type ZombieView,
  zombieNamed,
} from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import { OddsMark } from '../../table/odds-mark.tsx'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { Zombie as Drawn } from './art.tsx'
import type { Moments } from './moments.ts'
import { PIECE, readPiece } from './pieces.ts'
import { text } from './text.ts'
import { isActing, whyNotZombie } from './why-not.ts'

/** A zombie that stands in a row, with its plate beside it. The whole place can be pressed. */
export function Zombie({
  zombie,
  at,
  scene,
  pick,
  moments,
  digit,
}: {
  readonly zombie: ZombieView
  readonly at: Target
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  readonly moments: Moments
  /** Its key while something is aimed; 0 if it has none. */
  readonly digit: number
}) {
  const { view } = scene
  const { title } = textOfCard(zombie.zombie)
  const piece = PIECE.at(at)
  const isPiece = pick.can(piece) || pick.isPicked(piece)
  const { why, mode } = useSession()
  const says = !isPiece && mode === 'play' && isActing(view)
  // While the Survivor acts, the zombies that would strike at the next step show it.
  const strikes = view.asked === 'survivor-acts' && strikersIn(view, view.row).includes(at)
  const grabs = view.grabbedBy === at
  const state = [
    strikes && text.zombie.strikes,
    zombie.down && text.zombie.down,
    zombie.time > 0 && text.zombie.time(zombie.time),
    grabs && text.zombie.grabs,
  ]
    .filter(Boolean)
    .join(', ')
  const tier = zombieNamed(zombie.zombie)?.tier
  const about = aboutOf(view) === at ? 'is-asked' : ''
  const { zombie: card } = zombie
  const moment = moments.came.has(`${card}/${rowOfTarget(at)}`)
    ? 'is-new'
    : moments.hit.has(at)
      ? 'is-hit'
      : rowOfTarget(at) === view.row && moments.attacked.has(card)
        ? 'is-lunging'
        : ''
  const out = pick.picked.length > 0 && !isPiece ? 'ts-zombie--out' : ''
  const attributes = {
    className: `ts-zombie ts-zombie--${tier} ${about} ${out} ${moment} ${isPiece ? pick.mark(piece) : ''}`,
    'aria-label': text.zombie.label(title, rowOfTarget(at), zombie.health, state),
    'data-names': idOf(zombie.zombie),
    'data-target': at,
  }
  const move = digit > 0 ? pick.makes(piece) : null
  const body = (
    <>
      <Drawn
        of={zombie.zombie}
        lies={zombie.down}
        looks={rowOfTarget(at) < view.row ? 'right' : 'left'}
        place={(at % 10) - 1}
      />
      <span className="ts-plate">
        <span className="ts-zombie-name">{text.zombie.short(title)}</span>
        <Health zombie={zombie} />
        {move ? (
          <OddsMark of={oddsOf(view, move)} />
        ) : zombie.down || zombie.time > 0 || grabs ? (
          <span className="ts-state-word">
            {grabs ? text.zombie.grabsMark : zombie.down ? text.zombie.downMark : text.zombie.timeMark(zombie.time)}
          </span>
        ) : null}
        {digit > 0 ? (
          <span className="ts-shot-key" aria-hidden="true">
            {digit}
          </span>
        ) : (
          strikes &&
          !grabs && (
            <span className="ts-claw">
              <Icon of={claws} />
            </span>
          )
        )}
      </span>
    </>
  )
  if (isPiece)
    return (
      <button {...pick.button(piece)} {...attributes}>
        {body}
      </button>
    )
  if (says)
    return (
      <button
        type="button"
        {...attributes}
        aria-disabled="true"
        onClick={() => why(whyNotZombie(scene, at, gearOf(pick)))}
      >
        {body}
      </button>
    )
  return (
    <div {...attributes} role="img">
      {body}
    </div>
  )
}

function Health({ zombie: { zombie, health } }: { readonly zombie: ZombieView }) {
  const full = zombieNamed(zombie)?.health ?? 0
  return (
    <span className="ts-zombie-hp" aria-hidden="true">
      {Array.from({ length: Math.max(full, health) }, (_, i) => (
        <i key={i} className={`ts-hp ${i < health ? '' : 'ts-hp--lost'}`} />
      ))}
    </span>
  )
}

/** The slot of the weapon that is aimed. */
function gearOf(pick: Selection<Move>): Slot | null {
  const slot = pick.picked.map(readPiece).find(({ kind }) => kind === 'slot')
  return slot ? (Number(slot.of) as Slot) : null
}

/** The zombie that the open question is about. */
function aboutOf({ asked, about, attack, blow }: View): Target | null {
  if (asked === 'block' || asked === 'last-breath') return blow?.zombie ?? null
  if (asked === 'after-result' || asked === 'zombie-reacts') return attack?.target ?? null
  return asked === 'confront' && typeof about === 'number' ? about : null
}
