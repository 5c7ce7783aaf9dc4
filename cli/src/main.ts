import process from 'node:process'
import { explain } from './failures.ts'
import { run } from './run.ts'

// `holdout catalog until-dawn | head`: whoever reads has had enough, and that is fine.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(process.exitCode ?? 0)
  })
}

// Whatever slips through everything else is still one message.
const lastResort = (error: unknown): void => {
  const { code, say } = explain(error, process.env)
  process.stderr.write(`holdout: ${say}\n`)
  process.exit(code)
}
process.on('uncaughtException', lastResort)
process.on('unhandledRejection', lastResort)

process.exitCode = await run(process.argv.slice(2), process)
