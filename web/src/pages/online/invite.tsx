import { tablePath } from '@holdout/protocol/pages'
import { useState } from 'react'
import { pageLink } from '../../client/address.ts'
import { inviteText } from '../../text/online-table.ts'
import { copyText } from '../../text/tables.ts'
import { CopyButton } from './copy-button.tsx'

/** The invitation: a link and a code. Anyone who has them can join. */
export function Invite({ id }: { readonly id: string }) {
  const link = pageLink(tablePath(id))
  const [code, setCode] = useState<string | null>(null)
  const showCode = async (): Promise<void> => {
    if (code !== null) return setCode(null)
    const { renderSVG } = await import('uqr')
    setCode(`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`)
  }
  return (
    <div className="invite">
      <label className="field">
        <span>{inviteText.link}</span>
        <input className="input" readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <div className="invite__ways">
        {'share' in navigator && (
          <button type="button" className="button" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            {inviteText.share}
          </button>
        )}
        <CopyButton link={link} title={copyText.copyLink} />
        <button type="button" className="button" aria-expanded={code !== null} onClick={() => void showCode()}>
          {inviteText.qrCode}
        </button>
      </div>
      {code && <img className="invite__qr" src={code} alt={inviteText.qrAlt} />}
      <p className="invite__code">
        {inviteText.code[0]}
        <i>{inviteText.online}</i>
        {inviteText.code[1]}
        <b>{id}</b>
      </p>
      {isThisComputer(location.hostname) && (
        <p className="invite__code">
          {inviteText.onlyThisComputer[0]}
          <code>--host 0.0.0.0</code>
          {inviteText.onlyThisComputer[1]}
        </p>
      )}
    </div>
  )
}

function isThisComputer(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host)
}
