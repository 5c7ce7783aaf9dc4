import { InputError } from '@holdout/engine'
import type { Command } from 'commander'
import { optionList } from '../input/arguments.ts'
import { chosenOptions } from '../input/presets.ts'
import type { Io } from '../io.ts'
import { PlainSurface } from '../plain/plain-surface.ts'

interface PlayFlags {
  readonly seed?: string
  readonly options?: string
  readonly preset?: string
  readonly seats?: string
  readonly bots: string
  readonly askAll?: boolean
  readonly save?: string
  readonly resume?: string | true
  readonly plain?: boolean
  readonly fast?: boolean
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
    .option('--seats <names>', 'people, with commas: Anna,Ben; or seat=Anna for a certain seat')
    .option('--bots <level>', 'how well the other seats are played: random or greedy', 'greedy')
    .option('--ask-all', 'ask everybody who may step in out of turn, every time')
    .option('--save <file>', 'keep the game in this file')
    .option('--resume [file]', 'go on with that game, or with the one left last')
    .option('--plain', 'plain lines: for screen readers and scripts (by itself where there is no terminal)')
    .option('--fast', 'no pauses')
    .addHelpText(
      'after',
      `
Examples:
  holdout play                              choose a game, or go on with one
  holdout play until-dawn --options night-length=short
  holdout play thirty-seconds --preset first-game
  holdout play --resume                     go on with the game left last
  printf '1\\n3\\nadvance\\n' | holdout play until-dawn --seed 7 --plain

Games are kept in $HOLDOUT_HOME, or else in $XDG_STATE_HOME/holdout or ~/.local/state/holdout.`,
    )
    .action(async (slug: string | undefined, flags: PlayFlags) => {
      const { playAtTable } = await import('../play/play.ts')
      const request = {
        slug,
        seed: flags.seed,
        options: await wishedOptions(slug, flags),
        seats: flags.seats,
        bots: flags.bots,
        askAll: flags.askAll === true,
        save: flags.save,
        resume: flags.resume,
        plain: flags.plain === true,
        fast: flags.fast === true,
      }
      await playAtTable(request, io, {
        drawn: async () => {
          const { openDrawn } = await import('../drawn/open.ts')
          return openDrawn(io, request)
        },
        plain: () => new PlainSurface(io),
      })
    })
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
