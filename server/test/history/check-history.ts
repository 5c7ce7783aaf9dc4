import type { Answer, Call, History, Read, StoredLog } from './history.ts'
import { checkRegisters } from './registers.ts'

type Fault =
  | 'gap'
  | 'doubled'
  | 'invented'
  | 'missing'
  | 'changed'
  | 'rejected-but-stored'
  | 'two-answers'
  | 'order'
  | 'stale-read'
  | 'sent-back'
  | 'not-stored'
  | 'wrong-value'

export interface Violation {
  readonly fault: Fault
  readonly table: string
  readonly text: string
}

/**
 * Compares the history of a run with what is stored afterwards. It knows the protocol's promises, but no code of the
 * server: a request that was answered counts once and for all, one that was rejected changes nothing, one without an
 * answer counts once or not at all.
 */
export function checkHistory(history: History, logs: readonly StoredLog[]): Violation[] {
  const violations: Violation[] = []
  const [calls, reads, sights] = [byTable(history.calls), byTable(history.reads), byTable(history.sights)]
  for (const log of logs) {
    const own = calls.get(log.table) ?? []
    const wrong = (fault: Fault, text: string): void => void violations.push({ fault, table: log.table, text })
    checkNumbers(log, own, wrong)
    for (const call of own) checkAnswers(call, wrong)
    for (const call of own) if (isMove(call)) checkMove(call, log, wrong)
    checkOrder(own.filter(isMove), new Map(log.entries.map(({ id, seq }) => [id, seq])), ({ id }) => id, wrong)
    checkChat(own, log, wrong)
    checkReads(reads.get(log.table) ?? [], own, log, wrong)
    const last = new Map<string, number>()
    for (const { person, seq } of sights.get(log.table) ?? []) {
      if (seq < (last.get(person) ?? 0)) wrong('sent-back', `${person} saw entry ${last.get(person)}, then ${seq}`)
      if (seq > log.entries.length) wrong('not-stored', `${person} saw entry ${seq} of ${log.entries.length}`)
      last.set(person, seq)
    }
    checkRegisters(own, reads.get(log.table) ?? [], log, text => wrong('wrong-value', text))
  }
  return violations
}

type Report = (fault: Fault, text: string) => void

const isMove = ({ kind }: Call): boolean => kind === 'move' || kind === 'undo'

function byTable<T extends { readonly table: string }>(all: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(one.table)
    if (group) group.push(one)
    else groups.set(one.table, [one])
  }
  return groups
}

/** Entries are numbered without gaps, and each belongs to one request. */
function checkNumbers({ entries }: StoredLog, calls: readonly Call[], wrong: Report): void {
  const known = new Set(calls.map(({ id }) => id))
  const people = new Set(calls.map(({ id }) => userOf(id)))
  const found = new Set<string>()
  for (const [i, { seq, id }] of entries.entries()) {
    if (seq !== i + 1) wrong('gap', `entry ${i + 1} has the number ${seq}`)
    if (found.has(id)) wrong('doubled', `${id} is in the log twice`)
    found.add(id)
    if (people.has(userOf(id)) && !known.has(id)) wrong('invented', `no client sent ${id}`)
  }
}

function userOf(id: string): string {
  return id.split('/')[0]
}

/** Repeats of a request all get the first answer. */
function checkAnswers({ id, kind, answers }: Call, wrong: Report): void {
  const texts = answers.map(({ ok, seq }) => (ok ? `ok ${seq ?? ''}` : 'rejected'))
  if (new Set(texts).size > 1) wrong('two-answers', `${kind} ${id} was answered ${texts.join(', then ')}`)
}

function checkMove({ id, move, answers }: Call, { entries }: StoredLog, wrong: Report): void {
  const found = entries.filter(entry => entry.id === id)
  const [first] = answers
  if (!first) return // unknown: once or not at all, and checkNumbers finds doubles
  if (!first.ok) {
    if (found.length > 0)
      wrong('rejected-but-stored', `${id} was rejected (${first.reason}) and is entry ${found[0].seq}`)
  } else if (found.length === 0) wrong('missing', `${id} was acknowledged as entry ${first.seq} and is not in the log`)
  else if (found[0].seq !== first.seq)
    wrong('changed', `${id} was acknowledged as entry ${first.seq}, and is ${found[0].seq}`)
  else if (JSON.stringify(found[0].move) !== JSON.stringify(move)) wrong('changed', `${id} is stored as another move`)
}

/** A request that was answered before another one was sent comes before it. */
function checkOrder(
  calls: readonly Call[],
  place: ReadonlyMap<string, number>,
  nameOf: (call: Call) => string,
  wrong: Report,
): void {
  const events = calls.flatMap(call => {
    const at = place.get(nameOf(call))
    const answer = call.answers.find(({ ok }) => ok)
    if (at === undefined) return []
    return [
      { when: call.sent, starts: true, at, call },
      ...(answer ? [{ when: answer.at, starts: false, at, call }] : []),
    ]
  })
  let latest: { readonly at: number; readonly call: Call } | null = null
  for (const { starts, at, call } of events.sort((a, b) => a.when - b.when)) {
    if (starts && latest && at < latest.at)
      wrong('order', `${call.id} was sent after ${latest.call.id} was answered, and is stored before it`)
    if (!starts && (latest === null || at > latest.at)) latest = { at, call }
  }
}

function checkChat(calls: readonly Call[], { chat }: StoredLog, wrong: Report): void {
  const lines = calls.filter(({ kind }) => kind === 'chat')
  const count = new Map<string, number>()
  for (const { text } of chat) count.set(text, (count.get(text) ?? 0) + 1)
  for (const { id, text, answers } of lines) {
    const found = count.get(text ?? '') ?? 0
    const first: Answer | undefined = answers[0]
    if (found > 1) wrong('doubled', `the chat line ${id} is stored ${found} times`)
    else if (first?.ok && found === 0) wrong('missing', `the chat line ${id} was acknowledged and is not stored`)
    else if (first && !first.ok && found > 0) wrong('rejected-but-stored', `the chat line ${id} was rejected`)
  }
  const sent = new Set(lines.map(({ text }) => text))
  for (const { text } of chat) if (!sent.has(text)) wrong('invented', `no client sent the chat line ${text}`)
  checkOrder(lines, new Map(chat.map(({ id, text }) => [text, id])), ({ text }) => text ?? '', wrong)
}

/** A client that connects is shown at least what was acknowledged before. */
function checkReads(reads: readonly Read[], calls: readonly Call[], { entries }: StoredLog, wrong: Report): void {
  const known = calls.flatMap(({ answers }) =>
    answers.flatMap(({ ok, seq, at }) => (ok && seq !== null ? [{ seq, at }] : [])),
  )
  known.sort((a, b) => a.at - b.at)
  let next = 0
  let latest = 0
  for (const { person, sent, seq } of [...reads].sort((a, b) => a.sent - b.sent)) {
    for (; next < known.length && known[next].at < sent; next++) latest = Math.max(latest, known[next].seq)
    if (seq !== null && seq < latest)
      wrong('stale-read', `${person} was shown entry ${seq} after ${latest} was acknowledged`)
    if (seq !== null && seq > entries.length)
      wrong('not-stored', `${person} was shown entry ${seq} of ${entries.length}`)
  }
}
