import { SitePage } from '../../parts/site-page.tsx'
import { KEYS } from '../../table/keys.ts'
import './keys.css'

export default function KeysPage() {
  return (
    <SitePage
      title="Keys"
      lead="A whole game can be played with the keyboard. No key needs Ctrl, Alt or Meta, so none collides with the browser."
    >
      <section className="panel" aria-labelledby="keys-table">
        <h2 id="keys-table">At every table</h2>
        <dl className="key-list">
          {KEYS.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </SitePage>
  )
}
