import { chanceText } from '@holdout/knowledge'
import { buildingAt, oddsOf, placeName, type View } from '@holdout/zombie-town/table'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import type { Names } from '../../parts/names.ts'

const text = {
  title: (name: string, at: string): string => `${name} enters ${at}. Challenge?`,
  armed: 'Each side fires one bullet. It costs no action.',
  unarmed: (name: string): string => `${name} cannot fire back. It costs one bullet and no action.`,
  win: 'Win',
  hit: 'Hit',
  lose: 'Lose',
  jam: 'Jammed',
  nothing: 'Nothing happens.',
  hurt: (name: string, from: number, saves: boolean): string =>
    `${name} ${from === 1 ? 'dies' : `is hurt, ${from} → ${from - 1}`}${saves ? ', or gives up a survivor' : ''}.`,
  youHurt: (from: number, saves: boolean): string =>
    `You ${from === 1 ? 'die' : `are hurt, ${from} → ${from - 1}`}${saves ? ', or give up a survivor' : ''}.`,
  flees: (name: string): string => `${name} must flee.`,
  fleesIfHurt: (name: string): string => `If hurt, ${name} must flee.`,
  mayGo: (name: string): string => `${name} may step back.`,
  youFlee: (place: string, keeps: boolean): string =>
    keeps ? `You must flee. Your survivor holds ${place}.` : `You must flee and lose ${place}.`,
  stay: (place: string): string => `You both stay in ${place}.`,
  survivor: 'Your survivor is lost.',
  losesHouse: (place: string): string => `You lose ${place}.`,
} as const

/** What a challenge can bring, by who owns the house: ZT-102, ZT-104, ZT-105, ZT-106, ZT-124 to ZT-126. */
export function Duel({ view, names }: { readonly view: View; readonly names: Names }) {
  const { counts } = useStore(settings)
  const { asked } = view
  const rival = view.pawns.find(({ pawn }) => pawn === asked?.pawn)
  if (!asked || !rival?.at) return null
  const name = names[rival.seat]
  const place = placeName(rival.at)
  const armed = rival.guns.some(({ bullets }) => bullets > 0)
  const gun = gunOf(view, asked.attacker)
  const chance = gun ? oddsOf(view, { move: 'challenge', gun })?.chance : undefined
  const odds = (part: number | undefined): string => (counts && part !== undefined ? ` · ${chanceText(part)}` : '')
  const won = wonIn(view, rival, name, armed)
  const lost = armed ? lostIn(view, asked.attacker, place) : [text.nothing]
  return (
    <div className="zt-duel">
      <h2>{text.title(name, place)}</h2>
      <p>{armed ? text.armed : text.unarmed(name)}</p>
      <div className="zt-duel__win">
        <h3>
          {armed ? text.win : text.hit}
          {odds(chance)}
        </h3>
        {won.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="zt-duel__lose">
        <h3>
          {armed ? text.lose : text.jam}
          {odds(chance === undefined ? undefined : 1 - chance)}
        </h3>
        {lost.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

type Pawn = View['pawns'][number]

function wonIn(view: View, { seat, at, health, carried }: Pawn, name: string, armed: boolean): readonly string[] {
  const building = buildingAt(view, at)
  const isHome = building?.home === true && building.owner === seat
  const saves = carried.length > 0
  const hurt = text.hurt(name, health, saves)
  if (health === 1 && !saves) return [hurt]
  if (!armed || (isHome && !saves)) return [text.flees(name), hurt]
  return [hurt, isHome ? text.fleesIfHurt(name) : text.mayGo(name)]
}

function lostIn(view: View, attacker: string | null, place: string): readonly string[] {
  const pawn = view.pawns.find(other => other.pawn === attacker)
  const building = view.buildings.find(({ survivors }) => survivors.some(({ id }) => id === attacker))
  if (!pawn) {
    const isLast = building && !building.home && building.wallCount === 0 && building.survivors.length === 1
    return [text.survivor, ...(isLast ? [text.losesHouse(place)] : [])]
  }
  const home = buildingAt(view, pawn.at)
  const isHome = home?.home === true && home.owner === pawn.seat
  const saves = pawn.carried.length > 0
  const hurt = text.youHurt(pawn.health, saves)
  if (pawn.health === 1) return [hurt]
  return [hurt, isHome ? text.youFlee(place, home.survivors.length > 0) : text.stay(place)]
}

/** The gun of the challenger with the best chance is what the odds are about. */
function gunOf(view: View, attacker: string | null): string | null {
  const pawn = view.pawns.find(other => other.pawn === attacker)
  if (!pawn) return attacker
  const guns = pawn.guns.flatMap(({ bullets }, i) => (bullets > 0 ? [`gun-${i + 1}`] : []))
  const chance = (gun: string): number => oddsOf(view, { move: 'challenge', gun })?.chance ?? 0
  return guns.sort((a, b) => chance(b) - chance(a))[0] ?? null
}
