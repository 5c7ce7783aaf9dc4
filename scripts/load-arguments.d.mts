export function readLoadArguments(args: readonly string[]): {
  readonly tables: number
  readonly seconds: number
  readonly pace: number
  readonly rounds: number
  readonly database: string | null
  /** Tables of expert bots to measure beside; 0: none. */
  readonly bots: number
  readonly against: string | null
}
