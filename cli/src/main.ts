import process from 'node:process'
import { explain } from './failures.ts'
import { run } from './run.ts'

// `holdout catalog <slug> | head` closes the pipe early; that is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(process.exitCode ?? 0)
  })
}

// Errors that were not caught elsewhere are printed as one message too.
const lastResort = (error: unknown): void => {
  const { code, say } = explain(error, process.env)
  process.stderr.write(`holdout: ${say}\n`)
  process.exit(code)
}
process.on('uncaughtException', lastResort)
process.on('unhandledRejection', lastResort)

process.exitCode = await run(process.argv.slice(2), process)
