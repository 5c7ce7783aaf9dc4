import { SHELF } from '@holdout/catalog'
import { useEffect, useState } from 'react'
import { SitePage } from '../../parts/site-page.tsx'
import { KEYS, PAUSE_KEYS } from '../../table/key-list.ts'
import type { KeyHelp } from '../../table/table-props.ts'
import { loadTable } from '../../tables/index.ts'
import { ANALYSIS_KEYS } from '../analysis/analysis-keys.ts'
import { REPLAY_KEYS } from '../replay/replay-keys.ts'
import './keys.css'
import { keysText } from '../../text/keys.ts'

export default function KeysPage() {
  const own = useOwnKeys()
  return (
    <SitePage title={keysText.title} lead={keysText.lead}>
      <KeyPanel id="keys-table" title={keysText.everyTable} keys={KEYS} />
      <KeyPanel id="keys-pause" title={keysText.pause} keys={PAUSE_KEYS} />
      {own.map(({ slug, title, keys }) => (
        <KeyPanel key={slug} id={`keys-${slug}`} title={keysText.onlyIn(title)} keys={keys} />
      ))}
      <KeyPanel id="keys-replay" title={keysText.replay} keys={REPLAY_KEYS} />
      <KeyPanel id="keys-analysis" title={keysText.analysis} keys={ANALYSIS_KEYS} />
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

/** The keys of single tables; each table module has its own list. */
function useOwnKeys() {
  const [own, setOwn] = useState<readonly { slug: string; title: string; keys: readonly KeyHelp[] }[]>([])
  useEffect(() => {
    let stale = false
    const all = SHELF.map(async ({ slug, title }) => ({ slug, title, keys: (await loadTable(slug)).keys ?? [] }))
    Promise.all(all).then(
      found => stale || setOwn(found.filter(({ keys }) => keys.length > 0)),
      () => {}, // offline, the general list is still correct
    )
    return () => {
      stale = true
    }
  }, [])
  return own
}
