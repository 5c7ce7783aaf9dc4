// What every tool has in common: its arguments, its help and its exit code.

/** A module of this folder that can be run: `node scripts/run.mjs <tool> [arguments]`. */
export interface Tool {
  /** How to call it, and what it does if the call does not say. */
  readonly usage: string
  /** The text of `--help`, if that is more than the usage. */
  readonly help?: string
  /** Returns the exit code: 0 if all is well, 1 if something failed. */
  main(args: readonly string[]): number | Promise<number>
}

/** An argument is wrong. The message says what is wrong and what would be right. */
export class ArgumentError extends Error {}

/** Runs a tool and returns its exit code: 2 after a wrong argument. */
export async function runTool({ usage, help = usage, main }: Tool, args: readonly string[]): Promise<number> {
  if (args[0] === '--help' || args[0] === '-h') {
    console.log(help)
    return 0
  }
  try {
    return await main(args)
  } catch (error) {
    const wrong = wrongArgument(error)
    if (wrong === null) throw error
    console.error(`${wrong}\n${usage}`)
    return 2
  }
}

/** The message of an error about the arguments; null if it is another kind of error. */
function wrongArgument(error: unknown): string | null {
  if (error instanceof ArgumentError) return error.message
  const isParsed = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  // The rest of the message explains how to write a positional argument that looks like an option.
  return isParsed ? error.message.split('. ')[0].replace(/\.?$/, '.') : null
}

export interface NumberLimits {
  readonly least?: number
  readonly most?: number
  readonly whole?: boolean
}

/** Reads a number that was given as the option `name`. */
export function numberIn(name: string, text: string, limits: NumberLimits = {}): number {
  const { least = 1, most = Number.POSITIVE_INFINITY, whole = false } = limits
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value
  const kind = whole ? 'a whole number' : 'a number'
  const range = most === Number.POSITIVE_INFINITY ? `of at least ${least}` : `from ${least} to ${most}`
  throw new ArgumentError(`--${name} cannot be "${text}"; it must be ${kind} ${range}`)
}

/** A tool in a list: what it does, in one line, and where it is. */
export interface ListedTool {
  readonly does: string
  load(): Promise<Tool>
}

/** A tool that runs one of several, named by the first argument; `standard` if that is an option or missing. */
export function toolList(
  command: string,
  tools: Readonly<Record<string, ListedTool>>,
  standard: string | null = null,
): Tool {
  const width = Math.max(...Object.keys(tools).map(name => name.length))
  const lines = Object.entries(tools).map(
    ([name, { does }]) => `  ${name.padEnd(width)}  ${does}${name === standard ? ' (the default)' : ''}`,
  )
  return {
    usage: [`${command} <what> [options]`, ...lines, `${command} <what> --help prints the options.`].join('\n'),
    async main(args) {
      const [first] = args
      const isNamed = first !== undefined && !first.startsWith('-')
      const name = isNamed ? first : standard
      if (name === null) throw new ArgumentError('Say what to run.')
      if (!Object.hasOwn(tools, name)) throw new ArgumentError(`There is no "${name}" to run.`)
      return runTool(await tools[name].load(), isNamed ? args.slice(1) : args)
    },
  }
}
