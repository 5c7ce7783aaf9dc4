import { commonText } from '../text/common.ts'
/** Says that the server does not answer. The page retries by itself; the button retries immediately. */
export function Unreachable({ because, retry }: { readonly because: string; readonly retry: () => void }) {
  return (
    <div className="unreachable panel" role="alert">
      <p>{because}</p>
      <button type="button" className="button" onClick={retry}>
        {commonText.tryAgain}
      </button>
    </div>
  )
}
