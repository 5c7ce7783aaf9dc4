import type { Command } from 'commander'
import { optionList } from '../input/arguments.ts'
import type { Io } from '../io.ts'
import { PlainSurface } from '../plain/plain-surface.ts'

interface PlayFlags {
  readonly seed?: string
  readonly options?: string
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
  holdout play --resume                     go on with the game left last
  printf '1\\n3\\nadvance\\n' | holdout play until-dawn --seed 7 --plain

Games are kept in $HOLDOUT_HOME, or else in $XDG_STATE_HOME/holdout or ~/.local/state/holdout.`,
    )
    .action(async (slug: string | undefined, flags: PlayFlags) => {
      const { playAtTable } = await import('../play/play.ts')
      const request = {
        slug,
        seed: flags.seed,
        options: flags.options === undefined ? {} : optionList(flags.options),
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
