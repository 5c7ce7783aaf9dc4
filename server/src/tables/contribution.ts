import type { TableSetup } from '../store/store.ts'

/** Sets the contribution of a seat, or a commitment to one that is revealed when the match starts. */
export function withContribution(
  setup: TableSetup,
  seat: string,
  entropy: string,
  commit: string | undefined,
): TableSetup {
  const { [seat]: _old, ...commits } = setup.commits ?? {}
  if (commit === undefined) return { ...setup, commits, entropy: { ...setup.entropy, [seat]: entropy } }
  const { [seat]: _known, ...others } = setup.entropy
  return { ...setup, commits: { ...commits, [seat]: commit }, entropy: others }
}

/** The seats that committed and have not revealed yet. */
export function unrevealed({ commits = {}, entropy }: TableSetup): string[] {
  return Object.keys(commits).filter(seat => entropy[seat] === undefined)
}
