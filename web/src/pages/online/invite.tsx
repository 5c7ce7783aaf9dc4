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
        Or tell them the code <b>{id}</b>: it goes into the field under <i>Online</i>.
      </p>
      {isThisComputer(location.hostname) && (
        <p className="invite__code">
          This address works only on this computer. For others the server has to listen to them, and you have to open
          the page by the address that this computer has for them.
        </p>
      )}
    </div>
  )
}

function isThisComputer(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host)
}
