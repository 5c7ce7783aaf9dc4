import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyMove } from '@holdout/engine'
import { realTime } from '@holdout/table'
import { afterEach, describe, expect, it } from 'vitest'
import { BotDialogue, type ProgramAnswer } from './dialogue.ts'
import type { BotQuestion } from './lines.ts'

const QUESTION: BotQuestion = {
  kind: 'must',
  decision: 'turn',
  question: 'What now?',
  view: { row: 3 },
  moves: [
    { move: { move: 'walk', by: 1 } as AnyMove, label: 'Walk' },
    { move: { move: 'draw' }, label: 'Draw' },
  ],
  anytime: [{ move: { move: 'resign' }, label: 'Give up' }],
  told: [],
  clock: null,
}

let dialogue: BotDialogue | null = null
afterEach(async () => {
  await dialogue?.stop()
})

/** A program whose `answer(message, times)` writes what it returns; `times` counts the decisions so far. */
function programWith(body: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'holdout-bot-')), 'bot.mjs')
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
let times = 0
const heard = []
function answer(message, times) { ${body} }
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  heard.push(message.say)
  if (message.say !== 'ask') continue
  const said = answer(message, times++)
  if (said !== undefined) process.stdout.write((typeof said === 'string' ? said : JSON.stringify(said)) + '\\n')
}
`,
  )
  return `"${process.execPath}" "${file}"`
}

/** Asks once. Returns the answer, or the error message if the bot is given up. */
function askOnce(command: string, question = QUESTION, patience = 60_000): Promise<ProgramAnswer | string> {
  return new Promise(done => {
    dialogue = new BotDialogue(command, { patience, time: realTime, trouble: error => done(error.message) })
    void dialogue.ask(question).then(answer => answer === 'superseded' || done(answer))
  })
}

describe('a question to a bot program', () => {
  it.each([
    ['by number', `return { say: 'choose', id: message.id, choice: 1 }`, { move: 'draw' }],
    ['as a move', `return { say: 'move', id: message.id, move: { by: 1, move: 'walk' } }`, { move: 'walk', by: 1 }],
    ['at any time', `return { say: 'move', id: message.id, move: { move: 'resign' } }`, { move: 'resign' }],
    [
      'late, and again',
      `return { say: 'choose', id: times ? message.id : message.id + 9, choice: 0 }`,
      { move: 'walk', by: 1 },
    ],
  ])('is answered %s', async (_how, body, move) => {
    expect(await askOnce(programWith(body))).toEqual(move)
  })

  it.each([
    ['rubbish', `return 'hello?'`],
    ['an array', `return '[1]'`],
    ['a choice beyond the last', `return { say: 'choose', id: message.id, choice: 2 }`],
    ['a move that is not listed', `return { say: 'move', id: message.id, move: { move: 'fly' } }`],
    ['a pass where none is allowed', `return { say: 'pass', id: message.id }`],
  ])('is sent again after %s, and then answered', async (_what, body) => {
    const better = `if (times < 2) { ${body} } return { say: 'choose', id: message.id, choice: heard.filter(say => say === 'refused').length - 1 }`
    expect(await askOnce(programWith(better))).toEqual({ move: 'draw' })
  })

  it('can be passed if its kind is "may"', async () => {
    const pass = programWith(`return { say: 'pass', id: message.id }`)
    expect(await askOnce(pass, { ...QUESTION, kind: 'may' })).toBe('pass')
  })

  it('is superseded by a newer one', async () => {
    const answers: ProgramAnswer[] = []
    const silentAtFirst = programWith(`if (times === 1) return { say: 'choose', id: message.id, choice: 0 }`)
    await new Promise<void>(done => {
      dialogue = new BotDialogue(silentAtFirst, { patience: 60_000, time: realTime, trouble: () => done() })
      void dialogue.ask(QUESTION).then(answer => answers.push(answer))
      void dialogue.ask(QUESTION).then(answer => {
        answers.push(answer)
        done()
      })
    })
    expect(answers).toEqual(['superseded', { move: 'walk', by: 1 }])
  })
})

describe('gives up a bot, with a clear message,', () => {
  it.each([
    [
      'that writes nothing but rubbish',
      programWith(`return 'hm'`),
      '5 invalid answers in a row. The last error: Invalid line: expected JSON.',
    ],
    [
      'that insists on what is not allowed',
      programWith(`return { say: 'move', id: message.id, move: { move: 'fly' } }`),
      'The last error: This move is not one of the moves listed in the decision.',
    ],
    ['that ends early', programWith('process.exit(3)'), 'ended with exit code 3 before the game was over.'],
    [
      'that cannot be started',
      'no-such-program-at-all',
      'ended with exit code 127. Check that the shell can run this command.',
    ],
    [
      'that writes without end',
      `"${process.execPath}" -e "setInterval(() => process.stdout.write('x'.repeat(9999)), 1)"`,
      'wrote a line of more than 16384 characters',
    ],
  ])('%s', async (_what, command, because) => {
    const said = await askOnce(command)
    expect(said).toContain(because)
    expect(said).toMatch(/[^.?][.?]$/)
  })

  it('that does not answer', async () => {
    expect(await askOnce(programWith(''), QUESTION, 300)).toBe('The bot program gave no answer within 0.3 seconds.')
  })
})
