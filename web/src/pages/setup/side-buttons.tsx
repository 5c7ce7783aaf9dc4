/** What one may do with a plan besides playing it. On wide screens it stands in the dock, on a phone after the options. */
export function SideButtons({
  touched,
  standard,
  keepUsual,
  className,
}: {
  /** Something is not as it would be by itself. */
  readonly touched: boolean
  readonly standard: () => void
  readonly keepUsual: () => void
  readonly className: string
}) {
  return (
    <div className={className}>
      {touched && (
        <button type="button" className="button button--quiet" onClick={standard}>
          Back to standard
        </button>
      )}
      <button type="button" className="button" onClick={keepUsual}>
        Save as my usual
      </button>
    </div>
  )
}
