import type { LogLine } from '@holdout/table'
import type { Event, Target } from '@holdout/thirty-seconds/table'

/** What has just happened to the pieces, so that they can show it. */
export interface Moments {
  /** The zombies that came into a row, as `shuffler/3`. */
  readonly came: ReadonlySet<string>
  /** The zombies that were hurt or knocked down. */
  readonly hit: ReadonlySet<Target>
  /** The zombies that attacked the Survivor. */
  readonly attacked: ReadonlySet<string>
  /** What the Survivor shot at. */
  readonly shot: Target | null
  /** The health that the Survivor lost. */
  readonly lost: number
}

export function momentsOf(news: readonly LogLine<Event>[]): Moments {
  const came = new Set<string>()
  const hit = new Set<Target>()
  const attacked = new Set<string>()
  let lost = 0
  let aim: Target | null = null
  let shot: Target | null = null
  for (const { event } of news) {
    if (event.event === 'entered') came.add(`${event.zombie}/${event.row}`)
    else if (event.event === 'zombie-moved') came.add(`${event.zombie}/${event.to}`)
    else if (event.event === 'zombie-hurt' || event.event === 'zombie-down') hit.add(event.target)
    else if (event.event === 'zombie-attacked') attacked.add(event.zombie)
    else if (event.event === 'attacked') aim = event.target
    else if (event.event === 'ammo-spent') shot = aim
    else if (event.event === 'hurt') lost += event.points
  }
  return { came, hit, attacked, shot, lost }
}
