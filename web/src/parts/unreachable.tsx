/** Says that the server does not answer. The page tries again by itself; the button does so at once. */
export function Unreachable({ because, retry }: { readonly because: string; readonly retry: () => void }) {
  return (
    <div className="unreachable panel" role="alert">
      <p>{because}</p>
      <button type="button" className="button" onClick={retry}>
        Try again
      </button>
    </div>
  )
}
