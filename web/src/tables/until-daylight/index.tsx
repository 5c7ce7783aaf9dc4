import type { Seat } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import {
  type Event,
  LAST_ROUND,
  type Move,
  oddsOf,
  type PlayerView,
  roundsOf,
  titleOf,
  type View,
} from '@holdout/until-daylight/table'
import { useStage } from '../../board/stage.ts'
import { fileUrl } from '../../client/address.ts'
import { settings } from '../../client/settings.ts'
import type { Names } from '../../parts/names.ts'
import { TableFrame } from '../../table/frame.tsx'
import type { PromptWords } from '../../table/prompt.tsx'
import { type Selection, useSelection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { defineTable, type TableProps } from '../../table/table-props.ts'
import { Bag } from './bag.tsx'
import { Cast } from './cast.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { consequence } from './consequence.ts'
import { Fight } from './fight-scene.tsx'
import { useGifts } from './gifts.ts'
import { Goals } from './goals.tsx'
import { KEYS, useCampKeys } from './keys.ts'
import { Launch } from './launch.tsx'
import { DEEDS, pathsOf, readPiece } from './pieces.ts'
import { planWords } from './plan-words.ts'
import { PlayerPlate } from './plate.tsx'
import { Search } from './search.tsx'
import { text } from './text.ts'
import { type Plan, usePlan } from './use-plan.ts'
import { waitingWords } from './waiting.ts'
import { aimOf, aimWords } from './weapon-odds.ts'
import './camp.css'
import './search.css'
import './line.css'
import './bag.css'

/** Until Daylight: the team above, the camp on the whole screen, the viewer and their bag below. */
function Table(props: TableProps<View, Move, Event>) {
  const { scene, names, draft, choose } = props
  const { view } = scene
  const { follow } = useSession()
  const decide = (move: Move): void =>
    isHurried(move, view) && settings.value.confirm !== 'always' ? void follow(move) : choose(move)
  const pick = useSelection({ ...props, choose: decide }, move => pathsOf(move, view))
  const plan = usePlan(scene, pick)
  useCampKeys(pick, draft, plan)
  useStage('.t-until-daylight')
  const gifts = useGifts(view)
  const me = view.players.find(({ seat }) => seat === view.you)
  const focus = view.attack?.area ?? view.receiver ?? view.you
  const staged = view.players.find(({ seat }) => seat === focus) ?? view.players[0]
  const others = view.players.filter(player => player !== me)
  const plate = (player: PlayerView) => (
    <PlayerPlate
      key={player.seat}
      player={player}
      view={view}
      names={names}
      pick={pick}
      plan={plan}
      gift={gifts.findLast(({ from }) => from === player.seat) ?? null}
      staged={player === staged && view.phase === 'combat'}
    />
  )
  return (
    <TableFrame
      className="t-until-daylight"
      night={<Rounds view={view} />}
      hand={
        <>
          <ChoiceRow view={view} plan={plan} pick={pick} names={names} />
          {me?.character && (
            <div className="dl-mine" data-phase={view.phase}>
              {plate(me)}
              <Bag player={me} scene={scene} pick={pick} gifts={gifts} />
              <Goals player={me} />
            </div>
          )}
        </>
      }
      prompt={promptOf(plan, pick, scene, names)}
    >
      <div className="dl-camp always-night" data-phase={view.phase}>
        <img className="dl-camp__night" src={fileUrl('camp/night.svg')} alt="" />
        <div className="dl-team" style={{ '--others': others.length } as React.CSSProperties}>
          {view.phase !== 'set-up' && others.map(plate)}
        </div>
        {view.phase === 'set-up' && <Cast view={view} pick={pick} names={names} />}
        {view.phase === 'combat' && <Fight player={staged} view={view} names={names} pick={pick} plan={plan} />}
        {(view.phase === 'search' || view.phase === 'pause') && <Search view={view} pick={pick} names={names} />}
        {view.phase === 'pause' && <Launch scene={scene} pick={pick} names={names} />}
      </div>
    </TableFrame>
  )
}

/**
 * Whether a second press would only cost time: while the timer runs, which no clock may show, where nothing is left but
 * to say Next, and before a search.
 */
function isHurried({ move }: Move, view: View): boolean {
  if (view.phase === 'search') return hurries(view) || (move === 'next' && view.asked?.spent === true)
  return move === 'launch' || move === 'ready'
}

/** The result of the planned dice, or what to press next. */
function promptOf(plan: Plan | null, pick: Selection<Move>, scene: Scene<View, Move>, names: Names): PromptWords {
  if (plan) return { ...planWords(plan, scene.view), ...(plan.isChanged ? { cancel: plan.arrange } : {}) }
  const [first] = pick.picked
  if (first === undefined) return waitingPrompt(scene, names)
  const { kind, of } = readPiece(first)
  if (kind !== 'bag') return { note: nextPress(pick.next), cancel: pick.cancel }
  const aim = settings.value.counts && aimOf(of, scene, pick)
  return {
    ask: text.prompt.card(titleOf(of), nextPress(pick.next)),
    ...(aim ? { note: aimWords(aim, scene.view, names) } : {}),
    cancel: pick.cancel,
  }
}

function waitingPrompt(scene: Scene<View, Move>, names: Names): PromptWords {
  const ask = waitingWords(scene, names)
  if (ask === null) return {}
  return scene.view.asked?.step === 'launch' ? { ask, note: text.launch.wave(scene.view.nextWave) } : { ask }
}

/** What to press next. */
function nextPress(next: readonly string[]): string {
  const kinds = new Set(next.map(piece => readPiece(piece).kind))
  if (kinds.has('die')) return text.prompt.chooseDice
  if (kinds.has('bag')) return text.prompt.chooseCard
  if (kinds.has('theirs')) return text.prompt.chooseTheirs
  const deeds = DEEDS.filter(deed => kinds.has(deed))
  if (deeds.length === 0) return text.prompt.chooseBelow
  if (deeds[0] === 'attack') return text.prompt.attackOr(deeds.slice(1).map(deed => text.deeds[deed]))
  return text.prompt.chooseOn(deeds.map(deed => text.deeds[deed]))
}

/** The rounds of the night. */
function Rounds({ view }: { view: View }) {
  const saved = view.players.reduce((sum, player) => sum + player.saved, 0)
  const phase = text.night.phases[view.phase]
  const more = [
    view.cycle > 0 ? text.night.fight(view.cycle) : '',
    view.phase === 'set-up' ? '' : text.night.wave(view.nextWave),
    saved > 0 ? text.night.saved(saved) : '',
  ].join('')
  return (
    <div className="dl-night">
      <div className="dl-rounds" role="img" aria-label={text.night.label(view.round, LAST_ROUND, view.cycle)}>
        {roundsOf(view.options).map(round => (
          <span key={round} className={round === view.round ? 'is-now' : round < view.round ? 'is-past' : ''}>
            {round}
          </span>
        ))}
      </div>
      <p className="dl-night__phase" title={phase + more}>
        <b>{phase}</b>
        {more}
      </p>
    </div>
  )
}

/** A card that another player gives is no hit: the plates show it. */
function isHit(event: Event, seat: Seat): boolean {
  switch (event.event) {
    case 'stole':
    case 'refused':
      return event.from === seat
    case 'lured':
    case 'collateral':
      return event.to === seat
    case 'hurt':
    case 'died':
    case 'ambushed':
    case 'stuck':
      return event.who === seat
    case 'gong':
      return event.receiver === seat
    case 'barricade-broken':
    case 'survivor-killed':
      return event.at === seat
    default:
      return false
  }
}

/** No clock may show how long a timed search lasts. */
function hurries({ phase, timed }: View): boolean {
  return phase === 'search' && timed
}

export const table = defineTable<View, Move, Event>({
  Table,
  keys: KEYS,
  isHit,
  hurries,
  consequence,
  odds: oddsOf,
  stands: ({ round, rounds }) => `round ${round} of ${rounds}`,
  progress({ round, options }) {
    const rounds = roundsOf(options)
    return rounds.filter(earlier => earlier < round).length / rounds.length
  },
  // They only repeat the press.
  routine: [
    'first-roll',
    'secondary-dealt',
    'secondary-kept',
    'rubble-split',
    'search-began',
    'passed-next',
    'overflowed',
    'attack-over',
    'cycle-ended',
    'rubble-reshuffled',
    'horde-reshuffled',
  ],
  unsaid: ['search-began', 'round-began', 'combat-turn', 'secondary-kept', 'passed-next', 'did-nothing', 'ready'],
  turns: ['round-began', 'combat-turn', 'enemies-began'],
  loadCounts: () => import('./counts.ts'),
  loadTips: () => import('./tips.ts'),
  loadStage: () => import('./stage/index.tsx'),
  staged: [
    'drew',
    'gong',
    'fate',
    'wave-came',
    'rolled',
    'rerolled',
    'volley',
    'felled',
    'trap-sprung',
    'hurt',
    'died',
    'barricade-broken',
    'survivor-killed',
    'saved',
    'achieved',
  ],
  ambience: 'camp',
  sounds: {
    drew: 'draw',
    built: 'hammer',
    gong: 'gong',
    rolled: 'dice',
    fate: 'dice',
    felled: 'hit',
    hurt: 'bite',
    healed: 'place',
    'round-began': 'turn',
  },
})
