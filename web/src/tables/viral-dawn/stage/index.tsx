import { type Code, type Event, titleOfCard, type View } from '@holdout/viral-dawn/table'
import type { Act, PictureProps, StageModule } from '../../../table/stage/beats.ts'
import { CardPrint, suitOf } from '../playing-card.tsx'
import { stageText } from './text.ts'
import './stage.css'

type Of<K extends Event['event']> = Extract<Event, { event: K }>
type Props<K extends Event['event']> = PictureProps<View, Of<K>>

function Card({ code, className = '' }: { readonly code: Code; readonly className?: string }) {
  return (
    <span className={`vd-card ${className}`} data-suit={suitOf(code)} role="img" aria-label={titleOfCard(code)}>
      <CardPrint code={code} />
    </span>
  )
}

/** A card that attacks, answers or turns the table, with its word. */
function Played({ event }: Props<'jack-played' | 'king-played' | 'queen-played' | 'apocalypse' | 'swapped'>) {
  return (
    <div className="stage-row vd-played">
      <Card code={event.card} className="stage-turn" />
      <strong className="stage-word" data-tone={event.event === 'queen-played' ? 'good' : 'bad'}>
        {stageText.words[event.event]}
      </strong>
      {event.event === 'king-played' && <Card code={event.take} />}
    </div>
  )
}

/** The winning cards: first the one that was laid last, then all of them. */
function Won({ event, beat, log, names }: Props<'game-won'>) {
  const laid = log.findLast(line => line.event.event === ('laid' as string))?.event as Of<'laid'> | undefined
  const all = [...event.resources, ...event.miles]
  const last = laid && all.includes(laid.card) ? laid.card : all[all.length - 1]
  return (
    <div className="vd-won" data-beat={beat}>
      {beat === 0 ? (
        <div className="vd-won__last">
          <Card code={last} className="stage-turn" />
        </div>
      ) : (
        <>
          <h2>{stageText.won(names[event.seat] ?? event.seat)}</h2>
          <p>{stageText.resources}</p>
          <div className="stage-row">
            {event.resources.map(code => (
              <Card key={code} code={code} className={code === last ? 'is-last' : ''} />
            ))}
          </div>
          <p>{stageText.miles}</p>
          <div className="stage-row">
            {event.miles.map(code => (
              <Card key={code} code={code} className={code === last ? 'is-last' : ''} />
            ))}
          </div>
        </>
      )}
    </div>
  )
}

const played: Act<View, Of<'jack-played' | 'king-played' | 'queen-played' | 'apocalypse' | 'swapped'>> = {
  Picture: Played,
  beats: ({ event }) => [{ ms: event === 'apocalypse' ? 1400 : 900 }],
}
const won: Act<View, Of<'game-won'>> = {
  Picture: Won,
  covers: true,
  beats: () => [{ ms: 1100, sound: 'bell' }, { ms: 1900 }],
}

/** The moments of the road: attacks and their answers, the Apocalypse, and the winning card. */
export const acts: StageModule['acts'] = {
  'jack-played': played,
  'king-played': played,
  'queen-played': played,
  apocalypse: played,
  swapped: played,
  'game-won': won,
}
