/** As this page writes it, and as the simulator does. */
const BOT = / bot$|^(greedy|random)$/

/** Who sits at a saved table, in a few words. `players` is as the record has it: "player" is a person without a name. */
export function companyOf(players: Readonly<Record<string, string>>): string {
  const all = Object.values(players)
  const bots = all.filter(name => BOT.test(name)).length
  const people = all.filter(name => !BOT.test(name))
  const named = people.filter(name => name !== 'player')
  const botWords = bots === 0 ? [] : [bots === 1 ? 'a bot' : `${bots} bots`]
  if (people.length === 0) return bots === 1 ? 'a bot, alone' : `${bots} bots among themselves`
  if (people.length === 1 && named.length === 0) return bots === 0 ? 'alone' : `with ${botWords[0]}`
  const unnamed = people.length - named.length
  const others = unnamed === 0 ? [] : [named.length === 0 ? `${unnamed} people` : `${unnamed} more`]
  return listed([...named, ...others, ...botWords])
}

/** How long ago something was, as one would say it; empty if nobody knows. */
export function agoOf(when: number, now: number): string {
  if (when <= 0) return ''
  const minutes = Math.floor((now - when) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`
  const days = Math.floor(hours / 24)
  if (days < 14) return days === 1 ? 'yesterday' : `${days} days ago`
  return `on ${new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' }).format(when)}`
}

export function movesOf(moves: number): string {
  return moves === 1 ? '1 move' : `${moves} moves`
}

/** Who won, of so many seats; alone one only wins or loses. */
export function winnersOf(names: readonly string[], seats: number): string {
  if (seats === 1) return names.length === 1 ? 'won' : 'lost'
  if (names.length === 0) return 'nobody won'
  return names.length === seats ? 'everybody won' : `${listed(names)} won`
}

/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
