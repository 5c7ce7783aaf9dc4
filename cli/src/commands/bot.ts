import { InputError } from '@holdout/engine'
import { harmless } from '@holdout/host'
import type { Command } from 'commander'
import { positiveNumber } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import { readAddress } from '../online/address.ts'
import { Printer } from '../output/printer.ts'
import { homeFolder } from '../play/saves.ts'
import { onSignals } from '../play/signals.ts'

interface BotFlags {
  readonly online: string
  readonly table?: string
  readonly seat?: string
  readonly exec: string
  readonly name: string
  readonly timeout: string
}

export function addBot(program: Command, io: Io): void {
  program
    .command('bot')
    .description(
      'Let a program of your own play a seat of an online table. It reads questions and writes moves, a line of JSON each.',
    )
    .requiredOption('--online <url>', "the server; a table's link will do")
    .option('--table <code>', 'the table')
    .option('--seat <seat>', 'the seat (default: the first that is free)')
    .requiredOption('--exec <command>', 'how the program is started')
    .option('--name <nick>', 'what the others call it', 'Bot')
    .option('--timeout <seconds>', 'how long it may think about one question', '30')
    .addHelpText(
      'after',
      `
The lines are described in docs/bots.md; examples/bots has programs to begin with.

Examples:
  holdout bot --online http://127.0.0.1:8080/ --table k7w3m9x2pq --seat p2 --exec "python3 my_bot.py"
  holdout bot --online 'http://127.0.0.1:8080/#/table/k7w3m9x2pq' --exec ./my-bot --name Deep`,
    )
    .action((flags: BotFlags) => playSeat(flags, io))
}

async function playSeat(flags: BotFlags, io: Io): Promise<void> {
  const { server, table } = readAddress(flags.online, flags.table)
  if (table === null) throw new InputError('At which table? Give its link with --online, or its code with --table.')
  const name = harmless(flags.name).trim()
  if (name === '' || name.length > 24)
    throw new InputError(`--name cannot be "${flags.name}"; it takes a name of 1 to 24 letters.`)
  const patience = positiveNumber('--timeout', flags.timeout) * 1000
  if (flags.exec.trim() === '') throw new InputError('--exec is empty; it takes the command that starts the program.')
  const { Guests } = await import('../online/guests.ts')
  const { ServerApi } = await import('../online/server-api.ts')
  const { roomAt } = await import('../online/dial.ts')
  const { OnlineBot } = await import('../bot/online-bot.ts')
  // Each seat of each table is a guest of its own, so that a bot that was stopped gets its seat back.
  const who = `${name} ${table} ${flags.seat ?? ''}`.trim()
  const guests = new Guests(homeFolder(io.env))
  const api = new ServerApi(server, guests.cookieOf(server, who))
  await api.takeName(name)
  if (api.cookie) guests.keep(server, who, api.cookie)
  const info = await api.tableInfo(table)
  const seats = info.seats.map(({ seat }) => seat)
  if (flags.seat !== undefined && !seats.includes(flags.seat))
    throw new InputError(`There is no seat "${flags.seat}"; the seats are ${seats.join(', ')}.`)
  const printer = new Printer(io)
  const room = roomAt(api, table)
  const bot = new OnlineBot(room, {
    command: flags.exec,
    seat: flags.seat ?? null,
    name,
    patience,
    say: text => printer.line(text),
  })
  const off = onSignals(() => bot.abandon())
  try {
    await bot.play()
  } finally {
    off()
  }
}
