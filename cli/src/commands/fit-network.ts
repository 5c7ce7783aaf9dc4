import { existsSync, readFileSync, rmSync } from 'node:fs'
import { InputError } from '@holdout/engine'
import type { KeptLearning, LearnRequest } from '@holdout/sim'
import { writeWhole } from '../input/files.ts'
import type { Io } from '../io.ts'
import { Printer } from '../output/printer.ts'
import { withBar } from '../output/with-bar.ts'
import { fitText as text } from '../text/fit.ts'

/** Rounds between two lines of output. Each round is stored, so little is lost when the command is stopped. */
const TOLD = 10

/**
 * Learns a network by self-play and writes it. While it runs, what was learned is in `<out>.learning`: the same command
 * goes on from there.
 */
export async function fitNetwork(io: Io, request: LearnRequest, out: string): Promise<void> {
  const { learn } = await import('@holdout/sim') // loaded late: it loads the worker threads
  const printer = new Printer(io)
  const learning = `${out}.learning`
  const kept = existsSync(learning) ? keptIn(learning, request) : undefined
  if (kept) printer.aside(text.resumed(kept.round, request.rounds))
  const network = await withBar(io, text.progress, on =>
    learn(
      request,
      {
        ...on,
        learned(round, keep) {
          writeWhole(learning, JSON.stringify(keep()))
          if (round.round % TOLD === 0) printer.line(text.round(round, request.rounds))
        },
      },
      kept,
    ),
  )
  writeWhole(out, `${JSON.stringify(network, null, 2)}\n`)
  rmSync(learning)
  printer.aside(text.saved(out))
}

/** What an earlier run of the same command learned. */
function keptIn(file: string, request: LearnRequest): KeptLearning {
  try {
    const kept: KeptLearning = JSON.parse(readFileSync(file, 'utf8'))
    if (JSON.stringify(kept.request) === JSON.stringify(request)) return kept
  } catch {}
  throw new InputError(text.otherLearning(file))
}
