export function readLoadArguments(args: readonly string[]): {
  readonly tables: number
  readonly seconds: number
  readonly pace: number
  readonly rounds: number
  readonly database: string | null
  readonly against: string | null
}
