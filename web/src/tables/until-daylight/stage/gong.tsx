import hurt from 'icon:broken-heart'
import lose from 'icon:card-discard'
import draw from 'icon:card-pickup'
import fewer from 'icon:half-dead'
import heal from 'icon:hearts'
import unknown from 'icon:perspective-dice-six-faces-random'
import more from 'icon:raise-zombie'
import type { LogLine } from '@holdout/table'
import { diceAgainst, type Event, type Fate, hordeFacts, titleOf, type View } from '@holdout/until-daylight/table'
import { Icon } from '../../../parts/icon.tsx'
import { SeatBadge } from '../../../parts/seat-badge.tsx'
import type { Beat, PictureProps } from '../../../table/stage/beats.ts'
import { pictureOf } from '../pictures.ts'
import { GongDrawing } from './gong-drawing.tsx'
import { stageText } from './text.ts'

type Moment = Extract<Event, { event: 'gong' | 'fate' | 'wave-came' }>
type Of<K extends Event['event']> = Extract<Event, { event: K }>

/** The strike with its silence, then who is caught. */
export const beatsOfGong = (): readonly Beat[] => [{ ms: 1200, buzz: 200, hushes: 600 }, { ms: 900 }]

/** The die rolls, then shows its face. */
export const beatsOfFate = (): readonly Beat[] => [{ ms: 500 }, { ms: 600, sound: 'place' }]

/** One beat for each card; a Monster and a Survivor stay longer. */
export const beatsOfWave = ({ cards }: Of<'wave-came'>): readonly Beat[] =>
  cards.length === 0
    ? [{ ms: 700 }]
    : cards.map((card, i) => ({
        ms: (['monster', 'survivor'].includes(card) ? 500 : 200) + (i === cards.length - 1 ? 700 : 0),
        sound: 'drum',
      }))

const FACES: Readonly<Record<Fate, string>> = {
  'enemy-minus': fewer,
  'enemy-plus': more,
  'rubble-minus': lose,
  'rubble-plus': draw,
  heal,
  damage: hurt,
}

const BAD: readonly Fate[] = ['enemy-plus', 'rubble-minus', 'damage']

/** The gong, the player it catches, the die of fate and the wave: one picture that fills up beat by beat. */
export function Gong({ event, beat, log, view, names }: PictureProps<View, Moment>) {
  const step = event.event === 'gong' ? beat : event.event === 'fate' ? 2 : 3
  const round = lastOf(log, 'round-began')
  const gong = lastOf(log, 'gong', round?.at)
  const fate = lastOf(log, 'fate', round?.at)
  const receiver = event.event === 'fate' ? event.who : event.receiver
  const rolling = event.event === 'fate' && beat === 0
  return (
    <div className="dl-gong" data-step={step}>
      <GongDrawing struck={step === 0} />
      <ol className="dl-gong__steps">
        {stageText.steps.map((name, i) => (
          <li key={name} className={i < step ? 'is-past' : i === step ? 'is-now' : ''}>
            <i>{i < step ? '✓' : i + 1}</i>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {gong && (
        <p className="dl-gong__shout">
          <b>{stageText.gong}</b>
          <span>{stageText.searchOver}</span>
        </p>
      )}
      {step >= 1 && (
        <section className="dl-gong__caught">
          {gong && (
            <span className="kit-tag" data-kind="attack">
              {stageText.caughtTag}
            </span>
          )}
          <h2>
            <SeatBadge place={view.players.findIndex(({ seat }) => seat === receiver)} />
            {stageText.caught(names[receiver] ?? receiver)}
          </h2>
          <p>{stageText.caughtNote(names[receiver] ?? receiver)}</p>
        </section>
      )}
      {fate && step >= 2 && (
        <section className="dl-gong__fate">
          <span className={`dl-fate ${rolling ? 'is-rolling' : ''}`}>
            <Icon of={rolling ? unknown : FACES[fate.event.face]} />
          </span>
          <div>
            <h3>
              {stageText.fate}
              {!rolling && (
                <b data-tone={BAD.includes(fate.event.face) ? 'bad' : 'good'}>{stageText.faces[fate.event.face]}</b>
              )}
            </h3>
            <ul>
              {(Object.keys(FACES) as Fate[]).map(face => (
                <li key={face} className={!rolling && face === fate.event.face ? 'is-now' : ''}>
                  {stageText.faces[face]}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {event.event === 'wave-came' && <Wave cards={event.cards} arrived={Math.min(beat + 1, event.cards.length)} />}
    </div>
  )
}

function Wave({ cards, arrived }: { readonly cards: readonly string[]; readonly arrived: number }) {
  const here = cards.slice(0, arrived)
  return (
    <section className="dl-wave">
      <header>
        <h3>{stageText.wave(cards.length)}</h3>
        <span>
          {cards.length === 0 ? stageText.noWave : stageText.arrived(arrived, cards.length, diceAgainst(here))}
        </span>
      </header>
      <ol style={{ '--count': cards.length } as React.CSSProperties}>
        {cards.map((card, i) =>
          i < arrived ? (
            <li key={i} className={`stage-card dl-wave__card dl-horde--${card} ${i === arrived - 1 ? 'is-last' : ''}`}>
              <b>{titleOf(card)}</b>
              <Icon of={pictureOf(card)} />
              <span>{stageText.card(hordeFacts(card).dice)}</span>
            </li>
          ) : (
            <li key={i} className="dl-wave__back" />
          ),
        )}
      </ol>
    </section>
  )
}

/** The last event of a kind since a move. */
function lastOf<K extends Event['event']>(log: readonly LogLine<Event>[], kind: K, since = 0) {
  return log.findLast(({ event, at }) => event.event === kind && at >= since) as LogLine<Of<K>> | undefined
}
