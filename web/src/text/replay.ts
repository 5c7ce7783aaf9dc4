export const replayText = {
  title: 'Replay',
  pageTitle: (game: string) => `Replay · ${game} · Holdout`,
  failed: 'This game cannot be replayed.',
  loading: 'Loading the replay…',
  notHere: 'This game is not saved on this device.',
  damagedLink: 'The link is damaged. Part of it may be missing: copy the whole link again.',
  view: 'View',
  viewAs: 'View as',
  allHands: 'All hands',
  spectator: 'Spectator',
  nothingHidden: 'Nothing hidden.',
  analysis: 'Analysis',
  copyLink: 'Copy link',
  /** Only on wide screens, after "Copy link". */
  toMove: (move: number) => ` to move ${move}`,
  linkCopied: 'Link to this move copied.',
  copyByHand: 'Copy this link:',
  toStart: 'Go to start',
  back: 'Previous move',
  play: 'Play',
  pause: 'Pause',
  forward: 'Next move',
  toEnd: 'Go to end',
  move: 'Move',
  moveOf: (move: number, moves: number) => `Move ${move} of ${moves}`,
  deal: 'deal',
  speed: 'Speed',
  playOn: 'Play on from here',
  shuffleVerified: 'Shuffle verified ✓',
  shuffleNotVerified: 'Shuffle not verified ✗',
} as const

/** The shuffle proof. */
export const proofText = {
  title: 'Shuffle proof',
  verified: 'Verified: this deal was not rigged.',
  notVerified: 'Not verified: this deal does not match the hash published before it.',
  bound: {
    yes: "The server's seed contribution matches the hash it published before anyone sat down.",
    no: "The server's seed contribution does not match the hash it published.",
  },
  seeded: {
    yes: 'The seed is made from the contributions of the server and the players, and nothing else.',
    no: 'The seed does not match these contributions.',
  },
  asPromised: {
    yes: 'The hash is the one this browser saw before the deal.',
    no: 'This browser saw a different hash before the deal.',
    unknown: 'This browser was not at the table before the deal. A player who was there can check the hash.',
  },
  withOwn: {
    yes: 'The seed contribution of this browser was used.',
    no: 'The seed contribution of this browser was not used.',
    unknown: 'This browser did not add a seed contribution.',
  },
  asCommitted: {
    yes: 'Every contribution matches the hash that its player had committed to when this browser revealed its own.',
    no: 'A contribution does not match the hash that its player had committed to.',
    unknown: 'This browser saw no commitments of the players.',
  },
  open: (names: readonly string[]) =>
    `Without a commitment: ${names.join(', ')}. The operator of the server could have chosen these contributions last.`,
  withheld: (names: readonly string[]) =>
    `Committed but not revealed: ${names.join(', ')}. The deal was made without these contributions.`,
  hash: "Hash published before the deal (SHA-256 of the server's contribution)",
  server: "Server's contribution",
  player: (name: string) => `${name}'s contribution`,
  none: 'none',
  seed: 'Seed (SHA-256 of all contributions, one per line)',
} as const
