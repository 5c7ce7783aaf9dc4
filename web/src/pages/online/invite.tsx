import { CopyButton, linkTo } from './copy-button.tsx'

/** The link is the invitation: whoever has it may sit down. */
export function Invite({ id }: { readonly id: string }) {
  const link = linkTo(`/table/${id}`)
  return (
    <div className="invite">
      <label className="field">
        <span>Link for your friends</span>
        <input className="input" readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <CopyButton link={link} title="Copy link" />
      <p className="invite__code">
        Or they enter this code under <i>Online</i>: <b>{id}</b>
      </p>
      {isThisComputer(location.hostname) && (
        <p className="invite__code">
          This link works only on this computer. To invite others, start the server with <code>--host 0.0.0.0</code> and
          open it by this computer's network address.
        </p>
      )}
    </div>
  )
}

function isThisComputer(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host)
}
