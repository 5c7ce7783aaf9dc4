import type { SeatSpec } from '@holdout/engine'
import { useEffect, useRef, useState } from 'react'
import { type OpenDesk, openDesk } from '../../client/desk.ts'
import { isFirstVisit } from '../../learn/first-visit.ts'
import type { GameInfo } from '../../worker/messages.ts'
import { freshPlan, moveUp, optionsOf, type Plan } from './plan.ts'
import { combine, defaultsOf, gentleDefaults, requestFor, requestOf, savedNames } from './setup-request.ts'

export interface Setup {
  readonly info: GameInfo
  readonly plan: Plan
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatSpec[]
  /** Why the engine rejects the options; null if it accepts them. */
  readonly refused: string | null
  setPlan(plan: Plan): void
}

/** The state of a setup page: the game's info from a worker, the plan, and the engine's check of the options. */
export function useSetup(
  slug: string,
  query: URLSearchParams,
  /** Whether a newcomer gets the first-game preset. */
  gentle = true,
): Setup | { readonly wrong: string; readonly error: Error } | null {
  const desk = useRef<OpenDesk | null>(null)
  const seatCount = useRef(0)
  const [info, setInfo] = useState<GameInfo | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [seats, setSeats] = useState<readonly SeatSpec[] | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [wrong, setWrong] = useState<Error | null>(null)

  useEffect(() => {
    const opened = openDesk()
    desk.current = opened
    opened.ask(opened.desk.about(slug)).then(setInfo, setWrong)
    return () => {
      desk.current = null
      opened.close()
    }
  }, [slug])

  useEffect(() => {
    if (!info) return
    const usual = gentle && isFirstVisit(slug) ? gentleDefaults(info) : defaultsOf(info)
    const request = combine(usual, requestFor(info, requestOf(query)))
    setPlan(freshPlan(info, { ...request, names: savedNames() }))
  }, [slug, info, query, gentle])

  const options = info && plan ? optionsOf(info, plan, seats?.length ?? 0) : null
  const key = JSON.stringify(options)
  useEffect(() => {
    const given = JSON.parse(key) as Record<string, unknown> | null
    if (!given || !desk.current) return
    let stale = false
    desk.current.desk.seats(slug, given).then(
      found => {
        if (stale) return
        if (found.length < seatCount.current) setPlan(now => now && moveUp(now, found.length))
        seatCount.current = found.length
        setSeats(found)
        setRefused(null)
      },
      (error: Error) => {
        if (stale) return
        setRefused(error.message)
        setSeats(known => known ?? [])
      },
    )
    return () => {
      stale = true
    }
  }, [slug, key])

  if (wrong !== null) return { wrong: wrong.message, error: wrong }
  if (!info || !plan || !options || !seats) return null
  return { info, plan, options, seats, refused, setPlan }
}
