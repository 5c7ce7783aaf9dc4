import type { ChatLine } from '@holdout/protocol'

/** After a broken line the server tells again what was said; nobody wants to read it twice. */
export function withLines(known: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.id ?? -1
  return [...known, ...told.filter(({ id }) => id > last)].slice(-200)
}
