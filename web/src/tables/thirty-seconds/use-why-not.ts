import { later } from '../../client/later.ts'

const useReasons = later(() => import('@holdout/thirty-seconds/why-not'))

/** The reasons why gear and cards cannot be used now; null until their code has arrived. */
export function useWhyNot() {
  return useReasons()?.whyNot ?? null
}
