import type { Seat } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import {
  cardIn,
  type Event,
  type Move,
  STREET,
  SURVIVOR,
  sayUse,
  textOfCard,
  usesOf,
  type View,
  ZOMBIE,
  zombieThere,
} from '@holdout/thirty-seconds/table'
import { capitalized, plain } from '@holdout/words'
import { later } from '../../client/later.ts'
import { TableFrame } from '../../table/frame.tsx'
import type { PromptWords } from '../../table/prompt.tsx'
import { type Selection, useSelection } from '../../table/selection.ts'
import { defineTable, type TableProps } from '../../table/table-props.ts'
import { useAtMove } from '../../table/use-at-move.ts'
import { Alley } from './alley.tsx'
import { Scenery } from './art.tsx'
import { AskRow, zombieActions } from './ask-row.tsx'
import { consequence } from './consequence.ts'
import { Dial } from './dial.tsx'
import { gatherLog } from './gather-log.ts'
import { KEYS, useAlleyKeys } from './keys.ts'
import { odds } from './odds.ts'
import { useOnlyAnswer } from './only-answer.ts'
import { OwnSide } from './own-side.tsx'
import { Pad } from './pad.tsx'
import { type Act, type Deed, pathsOf, readPiece, rowOfHorde } from './pieces.ts'
import { Rival } from './rival.tsx'
import { personNamed } from './roles/role-list.ts'
import { rolePrompt } from './roles/role-prompt.tsx'
import { text } from './text.ts'
import { Who } from './who.tsx'
import { whyNotGear } from './why-not.ts'
import './thirty-seconds.css'
import './alley.css'
import './zombies.css'
import './dock.css'
import './upright.css'

// Only a game that begins shows them.
const useRoles = later(() => import('./roles/roles.tsx'))

/** Thirty Seconds: the alley from left to right, the moon as the clock, the viewer's cards below. */
function Table(props: TableProps<View, Move, Event>) {
  const { scene, news, names, choose, review } = props
  const { view } = scene
  const pick = useSelection(props, move => pathsOf(move, scene))
  const answered = useOnlyAnswer(scene, review)
  const roles = useRoles()
  const [card, read] = useAtMove<{ readonly title: string; readonly text: string }>(scene)
  const targets = pick.picked.length > 0 ? pick.next.filter(isTarget).sort(byPlace).slice(0, 9) : []
  const actions = zombieActions(scene, pick)
  useAlleyKeys(scene, pick, { targets, actions, choose })
  const choosing = scene.choices.some(({ move }) => move.move === 'choose')
  const survivor = names.survivor ?? text.survivor
  const zombies = view.options.mode === 'solo' ? text.zombieDeck : (names.zombie ?? text.zombies)
  const character = view.character === null ? null : personNamed(view.character).name
  const hunted = character === null ? survivor : text.named(character, survivor)
  const pawn = view.who === 'zombie' && character !== null ? character : survivor
  const prompt: PromptWords = {
    ...(answered ? { ask: text.prompt.noAnswer(view.asked ?? ''), answered } : pick.open.length > 0 && noteOf(view)),
    ...(pick.picked.length > 0 ? aimPrompt(scene, pick) : {}),
    ...(card ? { note: text.prompt.read(card.title, card.text) } : {}),
  }
  if (choosing)
    return (
      <TableFrame
        className="t-thirty-seconds ts-choosing"
        night={null}
        hand={roles && <roles.RoleDock pick={pick} />}
        prompt={rolePrompt(pick)}
      >
        {roles && <roles.Roles view={view} pick={pick} />}
      </TableFrame>
    )
  return (
    <TableFrame
      className={`t-thirty-seconds ${isInDanger(view) ? 'ts-danger' : ''}`}
      night={<Where view={view} />}
      hand={
        <>
          {!review && <Who scene={scene} names={names} said={prompt.ask !== undefined} />}
          <AskRow scene={scene} pick={pick} choose={choose} names={names} targets={targets.length} actions={actions} />
          <OwnSide scene={scene} pick={pick} read={read} choose={choose} />
          <Pad scene={scene} pick={pick} choose={choose} />
        </>
      }
      prompt={prompt}
    >
      <div className={`ts-place always-night ${view.health <= 0 ? 'ts-place--dark' : ''}`}>
        <Scenery />
        <Alley scene={scene} pick={pick} name={pawn} news={news} targets={targets} read={read} />
        <Rival
          scene={scene}
          pick={pick}
          read={read}
          name={view.who === 'zombie' ? hunted : zombies}
          player={view.who === 'zombie' ? survivor : zombies}
          owner={pawn}
        />
        <Dial view={view} answered={answered} who={view.active === 'survivor' ? survivor : zombies} />
        {view.inPlay.length > 0 && (
          <p className="ts-in-play">{text.clock.inPlay(view.inPlay.map(name => textOfCard(name).title).join(', '))}</p>
        )}
      </div>
    </TableFrame>
  )
}

function isTarget(piece: string): boolean {
  return readPiece(piece).kind === 'at'
}

function byPlace(a: string, b: string): number {
  return Number(readPiece(a).of) - Number(readPiece(b).of)
}

/** What to know before an answer, where the question does not say it. */
function noteOf(view: View): PromptWords {
  const { asked, phase, options } = view
  if (asked === 'last-breath')
    return {
      note: text.prompt.lastBreath + (phase?.timed && options['reaction-limit'] > 0 ? text.prompt.breathSaves : ''),
    }
  if (asked === 'replace-supplies') return { note: text.prompt.replace }
  if (asked === 'place-horde') return { note: text.prompt.place(rowOfHorde(view)) }
  return asked === 'choose-break-in' ? { note: text.prompt.breakIn } : {}
}

/** The prompt while pieces are selected: what is selected, and what to press next. */
function aimPrompt(scene: Scene<View, Move>, pick: Selection<Move>): PromptWords {
  const { view } = scene
  if (view.asked === 'replace-supplies')
    return { ask: text.prompt.replacing(pick.picked.length), note: text.prompt.replace, cancel: pick.cancel }
  const first = readPiece(pick.picked[0])
  const slot = pick.picked.map(readPiece).find(({ kind }) => kind === 'slot')
  const gear = slot ? cardIn(view, Number(slot.of)) : null
  const kinds = new Set(pick.next.map(piece => readPiece(piece).kind))
  const next = text.prompt.next.filter(([kind]) => kinds.has(kind)).map(([, words]) => words)
  const title = titleOfPiece(view, first)
  const acts = view.asked === 'survivor-acts' && first.kind === 'at'
  const ask = acts ? text.prompt.act(title) : text.prompt.choose(title, next)
  const onlyDrop = slot && pick.open.every(({ move }) => move.move === 'drop')
  const why = onlyDrop ? whyNotGear(scene, Number(slot.of)) : null
  const uses = gear ? usesOf(gear).map(sayUse).join('; ') : first.kind === 'card' ? textOfCard(first.of).text : ''
  const note = why ? text.notNow(why.text, why.rule) : uses || text.prompt.press
  return { ask, note, cancel: pick.cancel }
}

function titleOfPiece(view: View, { kind, of }: ReturnType<typeof readPiece>): string {
  if (kind === 'slot') return textOfCard(cardIn(view, Number(of)) ?? '').title
  if (kind === 'act') return text.actTitles[of as Act]
  if (kind === 'deed') return text.deeds[of as Deed]
  if (kind === 'row') return text.alley.row(Number(of))
  if (kind !== 'at') return textOfCard(of).title
  return plain(capitalized(zombieThere(view, Number(of))))
}

/** Whether a blow is about to hurt the viewer: the board darkens around the one that strikes. */
function isInDanger({ asked, who }: View): boolean {
  return who === SURVIVOR && (asked === 'block' || asked === 'last-breath')
}

/** The round, and how far the Survivor has to go. */
function Where({ view }: { readonly view: View }) {
  return (
    <p className="ts-where">
      {text.night.round} <b>{view.round}</b>
      <b>{view.row >= STREET ? text.night.out : text.night.rowsLeft(STREET - view.row)}</b>
      {view.who === ZOMBIE && <span>{text.night.zombies}</span>}
    </p>
  )
}

/** The events that are hits, by seat. */
const HITS: Readonly<Record<string, readonly Event['event'][]>> = {
  survivor: ['hurt', 'fell', 'grabbed', 'concussed', 'wavered', 'weapon-damaged', 'canceled'],
  zombie: ['killed', 'zombie-down', 'door-blast'],
}

function isHit({ event }: Event, seat: Seat): boolean {
  return HITS[seat]?.includes(event) ?? false
}

/** A person who plays alone has all the time to read the roles. A bot that chooses does not stop. */
function rests({ asked, who }: View): boolean {
  return asked === 'choose-character' && who === 'survivor'
}

export const table = defineTable<View, Move, Event>({
  Table,
  keys: KEYS,
  stands: ({ round, row }) => `round ${round}, row ${row}`,
  progress: ({ row }) => Math.min(1, row / STREET),
  isHit,
  rests,
  consequence,
  gatherLog,
  routine: ['drew', 'clock-started', 'phase-began', 'phase-ended', 'supply-laid', 'worn', 'ammo-spent', 'shuffle-card'],
  odds,
  loadDetail: () => import('./detail.ts'),
  loadCounts: () => import('./counts.ts'),
  loadStage: () => import('./stage/index.tsx'),
  staged: [
    'attack-card',
    'zombie-attacked',
    'block',
    'critical-draw',
    'killed',
    'entered',
    'hurt',
    'grabbed',
    'died',
    'escaped',
  ],
  ambience: 'alley',
  sounds: {
    drew: 'draw',
    walked: 'step',
    attacked: 'swing',
    'ammo-spent': 'shot',
    'zombie-hurt': 'hit',
    killed: 'hit',
    hurt: 'bite',
    fell: 'hit',
    entered: 'howl',
    'clock-started': 'tick',
    bell: 'bell',
    'turn-began': 'turn',
  },
})
