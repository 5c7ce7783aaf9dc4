import { Match } from '@holdout/engine'
import { untilDawn } from '@holdout/until-dawn'
import { plain } from '@holdout/words'

const match = Match.start(untilDawn, { seed: 'first night' })
while (!match.over) {
  const [{ seat }] = untilDawn.pending(match.state) // who has to decide
  const [move] = untilDawn.moves(match.state, seat) // your choice: here the first legal move
  const { events } = match.play(seat, move)
  for (const event of events) console.log(plain(untilDawn.words.event(event)))
}
console.log(plain(untilDawn.words.outcome(match.state.outcome)))
