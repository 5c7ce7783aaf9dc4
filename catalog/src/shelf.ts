import type { About } from '@holdout/engine'
import { about as thirtySeconds } from '@holdout/thirty-seconds/about'
import { about as untilDawn } from '@holdout/until-dawn/about'
import { about as untilDaylight } from '@holdout/until-daylight/about'
import { about as viralDawn } from '@holdout/viral-dawn/about'
import { about as zombieTown } from '@holdout/zombie-town/about'

/** The games in the order lists show them. */
export const SHELF: readonly About[] = [untilDawn, thirtySeconds, zombieTown, untilDaylight, viralDawn]
