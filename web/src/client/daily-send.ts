import { hasServer } from './address.ts'
import { api, ServerError } from './api.ts'
import { dailyPlays, playOfGame, updatePlay } from './daily.ts'
import { recordOf } from './saves.ts'

/** Sends a result under a name. A result that the server rejects is not sent again. */
export async function sendDaily(id: string, name: string): Promise<void> {
  const play = playOfGame(id)
  const record = recordOf(id)
  if (!play || play.ticket === null || !record) return
  const { game, day, ticket } = play
  try {
    const result = await api.sendDaily(game, { name, day, ticket, record })
    updatePlay(id, { result, sent: true })
  } catch (error) {
    if (isFinal(error)) updatePlay(id, { sent: (error as Error).message })
    throw error
  }
}

/** Sends results that were finished offline, once this person has a name on the server. */
export async function sendWaitingDaily(): Promise<void> {
  const waiting = dailyPlays.value.filter(
    ({ ticket, result, sent }) => ticket !== null && result !== null && sent === false,
  )
  if (waiting.length === 0 || !hasServer || !navigator.onLine) return
  const me = await api.me()
  if (!me) return
  for (const { id } of waiting) await sendDaily(id, me.name).catch(() => {}) // the page of the challenge shows it
}

/** Whether the server has answered that it does not accept a result. Without an answer it is sent again later. */
function isFinal(error: unknown): boolean {
  return error instanceof ServerError && error.status === 409
}
