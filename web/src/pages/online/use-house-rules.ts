import type { TableInfo } from '@holdout/protocol'
import { useGameInfo } from '../../client/game-info.ts'

/** The titles of the house rules of a table. The number of players is not one. */
export function useHouseRules({ game, houseRules }: TableInfo): string[] {
  const info = useGameInfo(game)
  return houseRules
    .filter(name => name !== 'players' && name !== 'people')
    .map(name => info?.options[name]?.title.toLowerCase() ?? name)
}
