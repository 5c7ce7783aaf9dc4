import type { Scene } from '@holdout/table'
import {
  cardIn,
  costOfTactic,
  countOf,
  idOf,
  isDamagedLabel,
  type Label,
  type Move,
  SLOTS,
  type Slot,
  sayUse,
  textOfCard,
  titleOf,
  usesOf,
  type View,
} from '@holdout/thirty-seconds/table'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { Picture } from './art.tsx'
import { PIECE, readPiece } from './pieces.ts'
import { type Reader, readOn } from './reader.ts'
import { text } from './text.ts'
import { whyNotGear } from './why-not.ts'

/** The 3 equipment slots. Empty slots are thin, to leave room for the hand. */
export function Gear({ scene, pick, read }: { scene: Scene<View, Move>; pick: Selection<Move>; read: Reader }) {
  return (
    <section className="ts-gear" aria-label={text.gear.label}>
      {SLOTS.map(slot => {
        const card = cardIn(scene.view, slot)
        return card === null ? (
          <div key={slot} className="ts-slot-pip" role="img" aria-label={text.gear.emptySlot(slot)}>
            <i className="ts-key" aria-hidden="true">
              {text.gear.keys[slot - 1]}
            </i>
          </div>
        ) : (
          <Weapon key={slot} slot={slot} card={card} scene={scene} pick={pick} read={read} />
        )
      })}
    </section>
  )
}

/** The Survivor's gear as the zombies see it. Pressed after a card that takes or damages a weapon. */
export function TheirGear({
  scene,
  pick,
  read,
  owner,
}: {
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  readonly read: Reader
  readonly owner: string
}) {
  const { why } = useSession()
  const { view } = scene
  if (!view.slots.some(Boolean)) return null
  const head = text.gear.of(owner)
  return (
    <div className="ts-theirs">
      <p aria-hidden="true">{head}</p>
      <section className="ts-gear ts-gear--theirs" aria-label={head}>
        {SLOTS.map(slot => {
          const card = cardIn(view, slot)
          if (card === null) return <span key={slot} className="ts-gear-gap" />
          const piece = PIECE.slot(slot)
          const can = pick.can(piece) || pick.isPicked(piece)
          const { title, text: description } = textOfCard(card)
          const press = pick.button(piece)
          return (
            <button
              key={slot}
              {...press}
              className={`ts-chip ${can ? pick.mark(piece) : ''}`}
              aria-label={text.gear.weapon(titleOf(card), description)}
              data-names={idOf(card)}
              {...readOn(read, title, description)}
              onClick={() => {
                if (can) press.onClick()
                else why(whyNotGear(scene, slot))
              }}
            >
              <Picture of={card} />
              <span className="ts-chip__name">{title}</span>
              <Count card={card} />
            </button>
          )
        })}
      </section>
    </div>
  )
}

/** A weapon or armor. Pressing it shows its uses as buttons, so dropping and throwing always take a second press. */
function Weapon({
  slot,
  card,
  scene,
  pick,
  read,
}: {
  slot: Slot
  card: Label
  scene: Scene<View, Move>
  pick: Selection<Move>
  read: Reader
}) {
  const { why } = useSession()
  const piece = PIECE.slot(slot)
  const picked = pick.isPicked(piece)
  const canPress = picked || pick.can(piece)
  const works = picked || isUsable(pick, slot)
  const { title, text: description } = textOfCard(card)
  const reason = works ? null : whyNotGear(scene, slot)
  const note = `${description}${reason ? ` ${text.notNow(reason.text, reason.rule)}` : ''}`
  const press = pick.button(piece)
  return (
    <div className={`ts-weapon ${works ? '' : 'ts-weapon--wait'} ${picked ? 'is-open' : ''}`}>
      <button
        {...press}
        className={`ts-weapon-face ${works ? pick.mark(piece) : ''}`}
        aria-label={text.gear.weapon(titleOf(card), note)}
        data-names={idOf(card)}
        title={note}
        {...readOn(read, title, note)}
        onClick={() => {
          if (canPress) press.onClick()
          if (reason && !picked) why(reason)
        }}
      >
        <Picture of={card} />
        <span className="ts-weapon-name">{title}</span>
        <Count card={card} />
        <i className="ts-key" aria-hidden="true">
          {text.gear.keys[slot - 1]}
        </i>
      </button>
      <div className="ts-weapon-uses">
        <Ways card={card} picked={picked} pick={pick} />
      </div>
    </div>
  )
}

/** What a weapon can do. Its ways are buttons once it is selected. */
function Ways({ card, picked, pick }: { card: Label; picked: boolean; pick: Selection<Move> }) {
  const uses = usesOf(card)
  return (
    <>
      {uses.map(use => (
        <div key={use.mode} className="ts-weapon-use">
          {picked && pick.can(PIECE.use(use.mode)) ? (
            <button
              {...pick.button(PIECE.use(use.mode))}
              className={`ts-way ${pick.mark(PIECE.use(use.mode))}`}
              aria-label={sayUse(use)}
            >
              <Way use={use} alone={uses.length === 1} />
            </button>
          ) : (
            <span
              className={`ts-way ${pick.isPicked(PIECE.use(use.mode)) && picked ? 'is-chosen' : ''}`}
              title={sayUse(use)}
            >
              <Way use={use} alone={uses.length === 1} />
            </span>
          )}
          {picked && pick.can(PIECE.use(use.mode, true)) && (
            <button
              {...pick.button(PIECE.use(use.mode, true))}
              className={`ts-way ts-way--token ${pick.mark(PIECE.use(use.mode, true))}`}
              aria-label={text.gear.withToken(use.name)}
            >
              {text.gear.token}
            </button>
          )}
        </div>
      ))}
      {picked && <Handling pick={pick} title={textOfCard(card).title} />}
    </>
  )
}

function Way({ use, alone }: { readonly use: ReturnType<typeof usesOf>[number]; readonly alone: boolean }) {
  const { cost, name, damage, near, far } = use
  return (
    <>
      <b>{text.gear.cost(cost)}</b> <span>{text.gear.use(alone ? null : name, damage, near, far)}</span>
    </>
  )
}

/** The ways of the selected weapon as a strip of their own, where the weapon has no room for them. */
export function WayStrip({ view, pick }: { view: View; pick: Selection<Move> }) {
  const picked = pick.picked.map(readPiece).find(({ kind }) => kind === 'slot')
  const card = picked ? cardIn(view, Number(picked.of)) : null
  if (card === null || view.who === 'zombie') return null
  return (
    <div className="ts-strip">
      <Ways card={card} picked pick={pick} />
    </div>
  )
}

/** Reload and drop, once the weapon is selected. */
function Handling({ pick, title }: { pick: Selection<Move>; title: string }) {
  const reload = PIECE.use('reload')
  const drop = PIECE.use('drop')
  if (!pick.can(reload) && !pick.can(drop)) return null
  return (
    <div className="ts-weapon-use">
      {pick.can(reload) && (
        <button
          {...pick.button(reload)}
          className={`ts-way ${pick.mark(reload)}`}
          aria-label={text.gear.reloadLabel(title)}
        >
          <b>{text.gear.cost(costOfTactic('reload'))}</b> {text.gear.reload}
        </button>
      )}
      {pick.can(drop) && (
        <button
          {...pick.button(drop)}
          className={`ts-way ts-way--drop ${pick.mark(drop)}`}
          aria-label={text.gear.dropLabel(title)}
        >
          {text.gear.drop} <small>{text.gear.free}</small>
        </button>
      )}
    </div>
  )
}

function Count({ card }: { card: Label }) {
  const count = countOf(card)
  return (
    <span className="ts-weapon-count">
      {count && (
        <>
          <b>{count.left}</b>
          {text.gear.count(count.of)}
        </>
      )}
      {isDamagedLabel(card) && <em>{text.gear.damaged}</em>}
    </span>
  )
}

/** Whether the gear can do more than be dropped. */
function isUsable(pick: Selection<Move>, slot: Slot): boolean {
  if (!pick.can(PIECE.slot(slot))) return false
  return pick.open.some(({ move }) => move.move !== 'drop' && 'slot' in move && move.slot === slot)
}
