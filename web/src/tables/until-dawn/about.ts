import {
  ATTACK_TEXT,
  attackOfTop,
  type Color,
  cardNamed,
  ENTRANCES,
  type Entrance,
  REBECCA_TEXT,
} from '@holdout/until-dawn/table'
import { bandTitle } from './card-titles.ts'
import { AIMED, type Aim, actOf, placeOf } from './pieces.ts'
import type { Stage, StageDoor } from './stage.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

const { about } = text

/** What the pointed piece or the selected entrance means, if pressing it is not a move yet; null: nothing to say. */
export function aboutOf({ asked, aim, spot, draft, pointed, find, target }: Picking, stage: Stage): string | null {
  if (asked === null || draft !== null) return null
  const act = actOf(pointed ?? undefined)
  if (act !== null) {
    const wanted = find(act as Aim)
    if (wanted?.kind === 'barred') return wanted.reason.rule === 'UD-18' ? about.nothingToShoot : wanted.reason.text
    return AIMED.includes(act as Aim) && act !== aim ? about[act as Aim] : null
  }
  const at = placeOf(pointed ?? undefined) ?? spot
  if (at === null) return null
  const aimed = target(at)
  if (aimed) return aimed.kind === 'barred' ? aimed.reason.text : null
  return at === 'bite-pile' || asked !== 'choose-action' ? null : doorWords(at, stage)
}

/** What the zombies at an entrance do if you stop now, or what they wait for. */
function doorWords(at: Entrance, { doors, rebecca }: Stage): string {
  const door = doors[at]
  if (door.over) return about.breached(at)
  const parts = zombieWords(at, door, rebecca === at, nextOpen(at, doors))
  return [...parts, ...(rebecca === at ? [`${about.rebecca} ${REBECCA_TEXT.help}`] : [])].join(' ')
}

function zombieWords(at: Entrance, door: StageDoor, rebeccaIsHere: boolean, next: Entrance): string[] {
  const top = door.zombies.at(-1)
  if (!top) return [about.empty(at, door.barricades)]
  const coming = door.zombies.filter(({ wouldAttack }) => wouldAttack).length
  if (coming === 0) return [about.waits(at), ...completes(door)]
  const act = top.wouldAttack ? attackOfTop(door, rebeccaIsHere) : null
  if (act === null) return [about.attack(at, coming)]
  const first = about.first(bandTitle(top.card), ATTACK_TEXT[act], act === 'moves-on' ? next : null)
  return [about.attack(at, coming), first]
}

/** The zombies that would make those at an entrance attack. */
function completes({ zombies }: StageDoor): string[] {
  const counts: Record<Color, number> = { red: 0, blue: 0, green: 0 }
  for (const { card } of zombies) {
    const { color } = cardNamed(card)
    if (color) counts[color] += 1
  }
  const colors = Object.keys(counts) as Color[]
  const missing = colors.filter(color => counts[color] === 0)
  return [
    ...colors.filter(color => counts[color] >= 2).map(about.third),
    ...(missing.length === 1 ? [about.lastColor(missing[0])] : []),
  ]
}

/** The entrance where a zombie that moves on goes: the next one that is not breached, clockwise. */
function nextOpen(at: Entrance, doors: Stage['doors']): Entrance {
  const ring = ENTRANCES.map(step => ((at + 1 + step) % ENTRANCES.length) as Entrance)
  return ring.find(door => doors[door].over === null) ?? at
}
