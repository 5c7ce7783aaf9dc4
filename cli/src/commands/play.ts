import { InputError } from '@holdout/engine'
import type { Command } from 'commander'
import { optionList } from '../input/arguments.ts'
import { cardFile } from '../input/card-file.ts'
import { chosenOptions } from '../input/presets.ts'
import type { Io } from '../io.ts'
import { readAddress } from '../online/address.ts'
import { rejectOfflineFlags, rejectOnlineFlags, type TypedFlags } from '../online/online-flags.ts'
import { PlainSurface } from '../plain/plain-surface.ts'
import type { Surfaces } from '../play/play.ts'
import { playHelpText } from '../text/play.ts'
import { argumentText, optionHelp } from '../text/shared.ts'

interface PlayFlags {
  readonly seed?: string
  readonly options?: string
  readonly preset?: string
  readonly cards?: string
  readonly seats?: string
  readonly bots: string
  readonly askAll?: boolean
  readonly save?: string
  readonly resume?: string | true
  readonly plain?: boolean
  readonly fast?: boolean
  readonly online?: string
  readonly table?: string
  readonly name?: string
}

export function addPlay(program: Command, io: Io): void {
  program
    .command('play [slug]')
    .description(playHelpText.about)
    .option('-s, --seed <text>', playHelpText.seedHelp)
    .option('-o, --options <k=v,…>', optionHelp.options)
    .option('--preset <name>', optionHelp.preset)
    .option('--cards <file>', optionHelp.cards)
    .option('--seats <names>', playHelpText.seatsHelp)
    .option('--bots <level>', playHelpText.botsHelp, 'medium')
    .option('--ask-all', playHelpText.askAllHelp)
    .option('--save <file>', playHelpText.saveHelp)
    .option('--resume [file]', playHelpText.resumeHelp)
    .option('--plain', playHelpText.plainHelp)
    .option('--fast', playHelpText.fastHelp)
    .option('--online <url>', playHelpText.onlineHelp)
    .option('--table <code>', playHelpText.tableHelp)
    .option('--name <nick>', playHelpText.nameHelp)
    .addHelpText('after', playHelpText.examples)
    .action(async (slug: string | undefined, flags: PlayFlags, command: Command) => {
      const surfaces = surfacesOf(io, flags.fast === true)
      const typed = { ...flags, bots: command.getOptionValueSource('bots') === 'cli' ? flags.bots : undefined }
      if (flags.online !== undefined) return playOnServer(slug, flags.online, flags, typed, io, surfaces)
      rejectOfflineFlags(typed)
      const { playAtTable } = await import('../play/play.ts')
      const request = {
        slug,
        seed: flags.seed,
        options: await newGameOptions(slug, flags),
        seats: flags.seats,
        bots: flags.bots,
        askAll: flags.askAll === true,
        save: flags.save,
        ...cardFile(flags.cards),
        resume: flags.resume,
        plain: flags.plain === true,
        fast: flags.fast === true,
      }
      await playAtTable(request, io, surfaces)
    })
}

export function surfacesOf(io: Io, fast: boolean): Surfaces {
  return {
    drawn: async () => {
      const { openDrawn } = await import('../drawn/open.ts')
      return openDrawn(io, { fast })
    },
    plain: () => new PlainSurface(io),
  }
}

async function playOnServer(
  slug: string | undefined,
  online: string,
  flags: PlayFlags,
  typed: TypedFlags,
  io: Io,
  surfaces: Surfaces,
): Promise<void> {
  const { table } = readAddress(online, flags.table)
  rejectOnlineFlags(typed, table !== null)
  const { playOnline } = await import('../online/play-online.ts')
  const request = {
    slug,
    online,
    table: flags.table,
    name: flags.name,
    seats: flags.seats,
    options: await newGameOptions(slug, flags),
    bots: flags.bots,
    askAll: flags.askAll === true,
    plain: flags.plain === true,
  }
  await playOnline(request, io, surfaces)
}

/** The options of a new game. A preset belongs to one game, and only a new game can use it. */
function newGameOptions(
  slug: string | undefined,
  { options, preset, resume }: PlayFlags,
): Promise<Record<string, string>> {
  if (preset !== undefined && slug === undefined) throw new InputError(argumentText.needsGame('--preset', preset))
  if (preset !== undefined && resume !== undefined) throw new InputError(argumentText.notWithResume('--preset'))
  return chosenOptions(slug ?? '', preset, options === undefined ? {} : optionList(options))
}
