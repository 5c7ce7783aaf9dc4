import { type MatchRecord, readRecord } from '@holdout/engine'
import { useEffect, useState } from 'react'
import { api } from '../../client/api.ts'
import { openDesk } from '../../client/desk.ts'
import { recordOf, saves } from '../../client/saves.ts'
import { useStore } from '../../client/store.ts'
import { errorText } from '../../text/errors.ts'
import type { EndFacts } from '../../worker/messages.ts'

const ONLINE = 'online-'

/** The record of a finished game and its luck. `facts` is null while it is counted, `failed` if it cannot be. */
export interface EndDetails {
  readonly record: MatchRecord | null
  readonly facts: EndFacts | 'failed' | null
}

const NOT_YET: EndDetails = { record: null, facts: null }
const FAILED: EndDetails = { record: null, facts: 'failed' }

/** Reads the record when it is complete, and has a worker count its luck. */
export function useEndDetails(id: string | null): EndDetails {
  const [details, setDetails] = useState(NOT_YET)
  // A game of this device is saved shortly before or after its end is shown.
  const save = useStore(saves).find(one => one.id === id)
  const ready = id !== null && (id.startsWith(ONLINE) || save?.outcome != null)
  useEffect(() => {
    if (!ready) return
    let gone = false
    const desk = openDesk()
    const load = async (): Promise<void> => {
      const record = id.startsWith(ONLINE) ? await fromServer(id) : recordOf(id)
      if (!record) throw new Error('The record is not on this device.')
      if (!gone) setDetails({ record, facts: null })
      const facts = await desk.ask(desk.desk.endOf(record))
      if (!gone) setDetails({ record, facts })
    }
    load()
      .catch(() => gone || setDetails(now => (now.record ? { ...now, facts: 'failed' } : FAILED)))
      .finally(() => desk.close())
    return () => {
      gone = true
      desk.close()
    }
  }, [id, ready])
  return details
}

async function fromServer(id: string): Promise<MatchRecord> {
  return readRecord(JSON.stringify(await api.record(id.slice(ONLINE.length))), errorText.server)
}
