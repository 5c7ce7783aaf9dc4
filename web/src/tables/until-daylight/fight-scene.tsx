import { diceAgainst, type Move, type PlayerView, savedHint, turnOrder, type View } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import type { Selection } from '../../table/selection.ts'
import { afterPlan } from './after-plan.ts'
import { Dice } from './dice.tsx'
import { LastRoll } from './last-roll.tsx'
import { Line } from './line.tsx'
import { OddsTable } from './odds-table.tsx'
import { text } from './text.ts'
import type { Plan } from './use-plan.ts'

/** The fight: the large enemies of the player in focus, with the dice under them and what is left of the roll beside them. */
export function Fight({
  player: { seat, line },
  view,
  names,
  pick,
  plan,
}: {
  readonly player: PlayerView
  readonly view: View
  readonly names: Names
  readonly pick: Selection<Move>
  readonly plan: Plan | null
}) {
  const attack = view.attack?.area === seat ? view.attack : null
  const isYou = seat === view.you
  const against = diceAgainst(line)
  const after = plan && afterPlan(view, seat, plan.cards)
  return (
    <section className="dl-scene" aria-label={text.line.of(names[seat] ?? seat, isYou)}>
      <div className="dl-scene__line">
        <h2>
          {text.line.of(names[seat] ?? seat, isYou)}
          {(against > 0 || after) && (
            <span className="dl-scene__dice">
              {text.area.dice(against, after?.dice ?? against) + text.area.against(isYou)}
            </span>
          )}
        </h2>
        <Line seat={seat} line={line} attack={attack} plan={attack && plan} pick={pick} names={names} />
      </div>
      <div className="dl-scene__side" data-stage>
        {attack && <OddsTable view={view} pick={pick} />}
        {attack ? <Dice attack={attack} pick={pick} names={names} /> : <LastRoll area={seat} names={names} />}
        {!attack && <CampFacts view={view} names={names} />}
      </div>
    </section>
  )
}

/** What all players share: the order of turns, the next wave, the supply and the survivors saved. */
function CampFacts({ view, names }: { readonly view: View; readonly names: Names }) {
  const saved = view.players.reduce((sum, player) => sum + player.saved, 0)
  return (
    <dl className="dl-facts" aria-label={text.camp.label}>
      {view.turnOf !== null && (
        <>
          <dt>{text.camp.order}</dt>
          <dd>
            <ol className="dl-order">
              {turnOrder(view).map(seat => (
                <li key={seat} aria-current={seat === view.turnOf ? 'step' : undefined}>
                  {seat === view.you ? text.you : (names[seat] ?? seat).replace(/ \([^)]*\)$/, '')}
                </li>
              ))}
              {view.phase === 'combat' && <li>{text.camp.horde}</li>}
            </ol>
          </dd>
        </>
      )}
      <dt>{text.camp.nextWave}</dt>
      <dd>{text.camp.wave(view.nextWave, view.carAlarms)}</dd>
      <dt>{text.camp.hordeDeck}</dt>
      <dd>{text.camp.deck(view.horde, view.hordeDiscard.length)}</dd>
      <dt>{text.camp.supply}</dt>
      <dd>{text.camp.tokens(view.barricades, view.traps)}</dd>
      <dt>{text.camp.saved}</dt>
      <dd>
        {saved} {savedHint(saved)}
      </dd>
    </dl>
  )
}
