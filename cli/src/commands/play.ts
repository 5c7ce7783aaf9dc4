import { InputError } from '@holdout/engine'
import type { Command } from 'commander'
import { optionList } from '../input/arguments.ts'
import { CARDS_HELP, cardFile } from '../input/card-file.ts'
import { chosenOptions } from '../input/presets.ts'
import type { Io } from '../io.ts'
import { readAddress } from '../online/address.ts'
import { refuseOfflineFlags, refuseOnlineFlags, type TypedFlags } from '../online/online-flags.ts'
import { PlainSurface } from '../plain/plain-surface.ts'
import type { Surfaces } from '../play/play.ts'

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
    .description(
      'Play at the terminal: alone, with bots, or several people at one screen. Every move is saved by itself.',
    )
    .option('-s, --seed <text>', 'the deal; the same text deals the same cards')
    .option('-o, --options <k=v,…>', 'options of the game; "holdout options <slug>" lists them')
    .option('--preset <name>', 'a set of options by its name; those of --options go before it')
    .option('--cards <file>', CARDS_HELP)
    .option(
      '--seats <names>',
      'people, with commas: Anna,Ben; or seat=Anna for a certain seat; online: seat=me, seat=open, seat=greedy',
    )
    .option('--bots <level>', 'how well the other seats are played: random or greedy', 'greedy')
    .option('--ask-all', 'ask everybody who may step in out of turn, every time')
    .option('--save <file>', 'keep the game in this file')
    .option('--resume [file]', 'go on with that game, or with the one left last')
    .option('--plain', 'plain lines: for screen readers and scripts (by itself where there is no terminal)')
    .option('--fast', 'no pauses')
    .option('--online <url>', "at a table on that server; a table's link will do")
    .option('--table <code>', 'online: sit down at that table instead of opening one')
    .option('--name <nick>', 'online: what the others call you')
    .addHelpText(
      'after',
      `
Examples:
  holdout play                              choose a game, or go on with one
  holdout play until-dawn --options night-length=short
  holdout play thirty-seconds --preset first-game
  holdout play --resume                     go on with the game left last
  holdout play viral-dawn --online http://127.0.0.1:8080/ --name Anna   open a table for others to join
  holdout play --online http://127.0.0.1:8080/ --table k7w3m9x2pq       sit down at one
  printf '1\\n3\\nadvance\\n' | holdout play until-dawn --seed 7 --plain

Games are kept in $HOLDOUT_HOME, or else in $XDG_STATE_HOME/holdout or ~/.local/state/holdout.`,
    )
    .action(async (slug: string | undefined, flags: PlayFlags, command: Command) => {
      const surfaces: Surfaces = {
        drawn: async () => {
          const { openDrawn } = await import('../drawn/open.ts')
          return openDrawn(io, { fast: flags.fast === true })
        },
        plain: () => new PlainSurface(io),
      }
      const typed = { ...flags, bots: command.getOptionValueSource('bots') === 'cli' ? flags.bots : undefined }
      if (flags.online !== undefined) return atOnlineTable(slug, flags.online, flags, typed, io, surfaces)
      refuseOfflineFlags(typed)
      const { playAtTable } = await import('../play/play.ts')
      const request = {
        slug,
        seed: flags.seed,
        options: await wishedOptions(slug, flags),
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

async function atOnlineTable(
  slug: string | undefined,
  online: string,
  flags: PlayFlags,
  typed: TypedFlags,
  io: Io,
  surfaces: Surfaces,
): Promise<void> {
  const { table } = readAddress(online, flags.table)
  refuseOnlineFlags(typed, table !== null)
  const { playOnline } = await import('../online/play-online.ts')
  const request = {
    slug,
    online,
    table: flags.table,
    name: flags.name,
    seats: flags.seats,
    options: await wishedOptions(slug, flags),
    bots: flags.bots,
    askAll: flags.askAll === true,
    plain: flags.plain === true,
  }
  await playOnline(request, io, surfaces)
}

/** A preset belongs to one game and to its beginning. */
function wishedOptions(
  slug: string | undefined,
  { options, preset, resume }: PlayFlags,
): Promise<Record<string, string>> {
  if (preset !== undefined && slug === undefined)
    throw new InputError(`--preset ${preset} is of which game? Name it: holdout play <slug> --preset ${preset}`)
  if (preset !== undefined && resume !== undefined)
    throw new InputError('--preset is for a new game; --resume goes on with one as it is. Leave one of them out.')
  return chosenOptions(slug ?? '', preset, options === undefined ? {} : optionList(options))
}
