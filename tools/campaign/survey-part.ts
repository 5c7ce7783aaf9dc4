import { once } from 'node:events'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Findings } from '../../testkit/src/merge.ts'
import type { AnySpec } from '../../testkit/src/spec.ts'
import { survey } from '../../testkit/src/survey.ts'
import { ArgumentError } from '../tool.ts'

export const usage = 'Started by npm run campaign -- survey.'

/** A game's test/spec.ts. */
export interface SpecModule {
  readonly game: AnyKnownGame
  readonly specs: readonly AnySpec[]
}

export interface PartRequest {
  readonly slug: string
  /** The number of the spec. */
  readonly number: number
  readonly changes: Partial<AnySpec>
  /** The number of the first match, and the number after the last one. */
  readonly from: number
  readonly to: number
}

export type PartAnswer = { readonly played: 1 } | { readonly found: Findings; readonly cpuMs: number }

/** A process of a survey: plays the matches that the parent process asks for. */
export async function main(): Promise<number> {
  if (!process.send) throw new ArgumentError('This tool needs a parent process.')
  const [request] = (await once(process, 'message')) as [PartRequest]
  const { slug, number, changes, from, to } = request
  const { game, specs }: SpecModule = await import(`../../games/${slug}/test/spec.ts`)
  const played = (): void => answer({ played: 1 })
  const all = survey(game, { ...specs[number], ...changes }, { from, to, played })
  const { seed, games, optionSets, decisions, held, faults } = all
  const { reached, notes } = all.coverage
  const { user, system } = process.cpuUsage()
  const found = { seed, games, optionSets, decisions, coverage: { reached, notes }, held, faults }
  answer({ found, cpuMs: (user + system) / 1000 }, () => process.disconnect())
  return 0
}

function answer(message: PartAnswer, sent?: () => void): void {
  process.send?.(message, undefined, undefined, sent)
}
