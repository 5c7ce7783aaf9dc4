import { noteText, tableText } from '../../text/table.ts'
import { stopped, userOf } from '../agreed-stop.ts'
import { isAgreed, nameOfSeat, seatOfUser, withNote, withoutStop } from '../table-setup.ts'
import { failure, type TableRule } from './request.ts'

/** A player agrees or declines; the player who asked withdraws. */
export function answerStop(user: string, agree: boolean): TableRule {
  return ({ status, setup }, { consenters, now }) => {
    const own = seatOfUser(setup, user)
    if (!own) return failure(tableText.onlyPlayers)
    const { stop } = setup
    if (!stop || status !== 'playing') return failure(tableText.noStopAsked)
    const isOwn = own.seat === stop.seat
    if (!agree) {
      const text = isOwn ? noteText.stopWithdrawn(own.name) : noteText.stopDeclined(nameOfSeat(setup, stop.seat))
      return { setup: withNote(withoutStop(setup), now, text, userOf(setup, stop.seat)) }
    }
    if (isOwn) return failure(tableText.ownUndo)
    const users = [...stop.users.filter(one => one !== user), user]
    const voted = { ...setup, stop: { ...stop, users } }
    return isAgreed(users, consenters(stop.seat)) ? stopped(voted, stop.seat, now) : { setup: voted }
  }
}
