import { checkGame } from '@holdout/testkit'
import { game, specs } from './spec.ts'

for (const spec of specs) checkGame(game, spec)
