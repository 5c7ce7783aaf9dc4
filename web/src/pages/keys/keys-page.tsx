import { SHELF } from '@holdout/catalog'
import { useEffect, useState } from 'react'
import { SitePage } from '../../parts/site-page.tsx'
import { KEYS, PAUSE_KEYS } from '../../table/keys.ts'
import type { KeyHelp } from '../../table/table-props.ts'
import { loadTable } from '../../tables/index.ts'
import { REPLAY_KEYS } from '../replay/replay-keys.ts'
import './keys.css'

export default function KeysPage() {
  const own = useOwnKeys()
  return (
    <SitePage
      title="Keys"
      lead="A whole game can be played with the keyboard. No key needs Ctrl, Alt or Meta, so none collides with the browser."
    >
      <KeyPanel id="keys-table" title="At every table" keys={KEYS} />
      <KeyPanel id="keys-pause" title="On this device, and online in games where all play together" keys={PAUSE_KEYS} />
      {own.map(({ slug, title, keys }) => (
        <KeyPanel key={slug} id={`keys-${slug}`} title={`Only in ${title}`} keys={keys} />
      ))}
      <KeyPanel id="keys-replay" title="In a replay" keys={REPLAY_KEYS} />
    </SitePage>
  )
}

function KeyPanel({ id, title, keys }: { id: string; title: string; keys: readonly KeyHelp[] }) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="key-list">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The keys that only one table has; the tables themselves know them. */
function useOwnKeys() {
  const [own, setOwn] = useState<readonly { slug: string; title: string; keys: readonly KeyHelp[] }[]>([])
  useEffect(() => {
    let stale = false
    const all = SHELF.map(async ({ slug, title }) => ({ slug, title, keys: (await loadTable(slug)).keys ?? [] }))
    Promise.all(all).then(
      found => stale || setOwn(found.filter(({ keys }) => keys.length > 0)),
      () => {}, // without a network the general list is still true
    )
    return () => {
      stale = true
    }
  }, [])
  return own
}
