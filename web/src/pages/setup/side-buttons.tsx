import { setupText } from '../../text/setup.ts'

/** The buttons for the plan itself. On wide screens they are in the dock, on a phone below the options. */
export function SideButtons({
  touched,
  standard,
  saveDefaults,
  className,
}: {
  /** Whether any option was changed. */
  readonly touched: boolean
  readonly standard: () => void
  readonly saveDefaults: () => void
  readonly className: string
}) {
  return (
    <div className={className}>
      {touched && (
        <button type="button" className="button button--quiet" onClick={standard}>
          {setupText.resetOptions}
        </button>
      )}
      <button type="button" className="button" onClick={saveDefaults}>
        {setupText.saveDefault}
      </button>
    </div>
  )
}
