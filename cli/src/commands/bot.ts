import { InputError } from '@holdout/engine'
import { harmless } from '@holdout/table'
import type { Command } from 'commander'
import { positiveNumber } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import { readAddress } from '../online/address.ts'
import { Printer } from '../output/printer.ts'
import { homeFolder } from '../play/saves.ts'
import { onSignals } from '../play/signals.ts'
import { botText } from '../text/bot.ts'
import { argumentText } from '../text/shared.ts'

const LONGEST_NAME = 24

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
    .description(botText.about)
    .requiredOption('--online <url>', botText.onlineHelp)
    .option('--table <code>', botText.tableHelp)
    .option('--seat <seat>', botText.seatHelp)
    .requiredOption('--exec <command>', botText.execHelp)
    .option('--name <nick>', botText.nameHelp, 'Bot')
    .option('--timeout <seconds>', botText.timeoutHelp, '30')
    .addHelpText('after', botText.after)
    .action((flags: BotFlags) => playSeat(flags, io))
}

async function playSeat(flags: BotFlags, io: Io): Promise<void> {
  const { server, table } = readAddress(flags.online, flags.table)
  if (table === null) throw new InputError(botText.noTable)
  const name = harmless(flags.name).trim()
  if (name === '' || name.length > LONGEST_NAME) throw new InputError(argumentText.name(flags.name, LONGEST_NAME))
  const patience = positiveNumber('--timeout', flags.timeout) * 1000
  if (flags.exec.trim() === '') throw new InputError(botText.noCommand)
  const { Guests } = await import('../online/guests.ts')
  const { ServerApi } = await import('@holdout/client')
  const { joinTable } = await import('../online/dial.ts')
  const { OnlineBot } = await import('../bot/online-bot.ts')
  // Each seat of each table is a guest of its own, so that a restarted bot gets its seat back.
  const who = `${name} ${table} ${flags.seat ?? ''}`.trim()
  const guests = new Guests(homeFolder(io.env))
  const api = new ServerApi(server, guests.cookieOf(server, who))
  await api.takeName(name)
  if (api.cookie) guests.keep(server, who, api.cookie)
  const info = await api.tableInfo(table)
  const seats = info.seats.map(({ seat }) => seat)
  if (flags.seat !== undefined && !seats.includes(flags.seat))
    throw new InputError(argumentText.unknownSeat(flags.seat, seats))
  const printer = new Printer(io)
  const remote = joinTable(api, table)
  const bot = new OnlineBot(remote, {
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
