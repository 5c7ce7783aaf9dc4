import type { Seat } from '@holdout/engine'
import { type Event, type Move, textOfCard, type View } from '@holdout/thirty-seconds/table'
import { TableFrame } from '../../table/frame.tsx'
import type { PromptWords } from '../../table/prompt.tsx'
import { type Selection, useSelection } from '../../table/selection.ts'
import type { EndWords, TableModule, TableProps } from '../../table/table-props.ts'
import { useAtMove } from '../../table/use-at-move.ts'
import { Alley, STREET } from './alley.tsx'
import { AskRow } from './ask-row.tsx'
import { Backdrop } from './backdrop.tsx'
import { Characters } from './characters.tsx'
import { useAlleyKeys } from './keys.ts'
import { Kit } from './kit.tsx'
import { Moon } from './moon.tsx'
import { cardIn, pathsOf, readPiece, rowOf, zombieAt } from './pieces.ts'
import { Piles } from './piles.tsx'
import { Rival } from './rival.tsx'
import { useWhyNot } from './use-why-not.ts'
import { sayUse, usesOf } from './weapon-uses.ts'
import './top.css'
import './sky.css'
import './alley.css'
import './zombies.css'
import './kit.css'
import './narrow.css'

/** The alley: the way out from left to right, the moon as the clock, the viewer's cards below. */
export function Table({ scene, news, names, draft, hint, choose }: TableProps<View, Move, Event>) {
  const { view } = scene
  const pick = useSelection(scene, move => pathsOf(move, view), choose, hint)
  const [card, read] = useAtMove<{ readonly title: string; readonly text: string }>(scene)
  const targets = pick.picked.length > 0 ? pick.next.filter(isTarget).sort(byPlace).slice(0, 9) : []
  useAlleyKeys(view, pick, { targets, choose })
  const picking = scene.choices.filter(({ move }) => move.move === 'choose')
  const survivor = names.survivor ?? 'Survivor'
  const zombies = view.options.mode === 'solo' ? 'the zombie deck' : (names.zombie ?? 'Zombies')
  const whyNot = useWhyNot()
  const prompt: PromptWords = {
    ...(pick.picked.length > 0 ? aimWords(view, pick, whyNot) : {}),
    ...(card ? { note: `${card.title}: ${card.text}` } : {}),
  }
  return (
    <TableFrame
      className="t-thirty-seconds"
      night={<WayOut view={view} active={view.active === 'survivor' ? survivor : zombies} />}
      side={<Piles view={view} />}
      hand={
        picking.length === 0 && (
          <>
            <AskRow view={view} pick={pick} choose={choose} names={names} targets={targets} />
            <Kit view={view} pick={pick} read={read} />
          </>
        )
      }
      prompt={prompt}
    >
      <div className="alley-scene always-night">
        <Backdrop />
        <section className="sky" aria-label="Clock and hands">
          <Rival view={view} name={view.who === 'zombie' ? survivor : zombies} />
          <Moon round={view.round} who={view.active === 'survivor' ? survivor : zombies} />
          <p className="clock-talk">
            {view.phase ? `${view.energy} energy left` : ''}
            {view.inPlay.length > 0 && (
              <span>In play: {view.inPlay.map(name => textOfCard(name).title).join(', ')}</span>
            )}
          </p>
        </section>
        {picking.length > 0 ? (
          <Characters choices={picking} draft={draft} choose={choose} names={names} />
        ) : (
          <Alley view={view} pick={pick} name={survivor} news={news} targets={targets} />
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

/** What to press next, by the kind of the pieces, in the order of the sentence. */
const NEXT_WORDS: readonly (readonly [kind: string, words: string])[] = [
  ['at', 'a target'],
  ['row', 'a row'],
  ['slot', 'a weapon'],
  ['card', 'a card'],
  ['floor', 'a card on the floor'],
  ['use', 'a use'],
  ['deed', 'what it does'],
  ['act', 'an action'],
]

/** What is selected, and what to press next. */
function aimWords(view: View, pick: Selection<Move>, whyNot: ReturnType<typeof useWhyNot>): PromptWords {
  const first = readPiece(pick.picked[0])
  const slot = pick.picked.map(readPiece).find(({ kind }) => kind === 'slot')
  const gear = slot ? cardIn(view, Number(slot.of)) : null
  const kinds = new Set(pick.next.map(piece => readPiece(piece).kind))
  const next = NEXT_WORDS.filter(([kind]) => kinds.has(kind)).map(([, words]) => words)
  const ask = `${titleOfPiece(view, first)}: choose ${next.length > 0 ? next.join(' or ') : 'one'}.`
  const onlyDrop = slot && pick.open.every(({ move }) => move.move === 'drop')
  const why = onlyDrop ? (whyNot?.whyNotGear(view, Number(slot.of)) ?? null) : null
  const uses = gear ? usesOf(gear).map(sayUse).join('; ') : first.kind === 'card' ? textOfCard(first.of).text : ''
  const note = why ? `Not now: ${why.say}${why.why ? ` (${why.why})` : ''}` : uses || 'Press what glows, or cancel.'
  return { ask, note, cancel: pick.cancel }
}

const ACT_TITLES: Readonly<Record<string, string>> = {
  stomp: 'Head Stomp',
  'knock-down': 'Knock down',
  dash: 'Dash',
  trade: 'Trade',
}

function titleOfPiece(view: View, { kind, of }: ReturnType<typeof readPiece>): string {
  if (kind === 'slot') return textOfCard(cardIn(view, Number(of)) ?? '').title
  if (kind === 'act') return ACT_TITLES[of]
  if (kind !== 'at') return textOfCard(of).title
  const zombie = zombieAt(view, Number(of))
  return zombie ? `${textOfCard(zombie.zombie).title} in row ${rowOf(Number(of))}` : `Row ${rowOf(Number(of))}`
}

/** How far the Survivor has come: the street is dawn. */
function WayOut({ view, active }: { view: View; active: string }) {
  const part = (Math.min(view.row, STREET) / STREET) * 100
  return (
    <div className="night">
      <div
        className="way-out"
        role="img"
        aria-label={`Row ${view.row} of ${STREET}; the street is the way out`}
        style={{ '--part': `${part}%` } as React.CSSProperties}
      >
        <i>{view.row >= STREET ? '★' : view.row}</i>
        <span>{view.row >= STREET ? 'out' : `${STREET - view.row} to the street`}</span>
      </div>
      <p className="phase">
        <b>Round {view.round}</b> · {active}
      </p>
    </div>
  )
}

export { KEYS as keys } from './keys.ts'

export function progress({ row }: View): number {
  return Math.min(1, row / STREET)
}

/** What strikes the Survivor, and what strikes the zombies. */
const HITS: Readonly<Record<string, readonly Event['event'][]>> = {
  survivor: ['hurt', 'fell', 'grabbed', 'concussed', 'wavered', 'weapon-damaged', 'cancelled'],
  zombie: ['killed', 'zombie-down', 'door-blast'],
}

export function isHit({ event }: Event, seat: Seat): boolean {
  return HITS[seat]?.includes(event) ?? false
}

export const endWords: EndWords = {
  ability: null,
  rounds: 'rounds taken',
  row: 'row reached',
  health: 'health left',
  killed: 'zombies killed',
  kills: 'points for kills',
  healthPoints: 'points for health',
  ammo: 'points for ammunition',
  mouth: 'points at the alley mouth',
  crowd: 'points for the crowd left behind',
  fast: 'points for speed',
}

export const sounds: TableModule['sounds'] = {
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
}
