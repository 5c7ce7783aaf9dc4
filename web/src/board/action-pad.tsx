import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'
import './action-pad.css'

/** One action of a pad, in a place of its own. */
export interface PadCell {
  readonly id: string
  readonly title: string
  readonly icon?: string
  /** Its cost while it is possible; otherwise why it is not, in a few words. */
  readonly note: ReactNode
  /** Its key on the keyboard, if it has one. */
  readonly key?: string
  readonly can: boolean
  /** The whole reason while it is not possible. */
  readonly why: string
  /** It ends the turn: it looks different, and what it costs is red. */
  readonly grave?: boolean
  /** Bad news in the note, such as lost Energy. */
  readonly costs?: boolean
  /** The attributes of its button. */
  readonly press: ComponentProps<'button'>
}

/**
 * Actions that never move, change size or disappear: each cell keeps its place in the order, and what is not possible
 * now is dashed and says why.
 */
export function ActionPad({
  label,
  cells,
  columns,
}: {
  readonly label: string
  readonly cells: readonly PadCell[]
  readonly columns?: number
}) {
  return (
    <section className="kit-pad" aria-label={label} style={{ '--columns': columns } as CSSProperties}>
      {cells.map(({ id, title, icon, note, key, can, why, grave, costs, press }) => (
        <button
          key={id}
          type="button"
          {...press}
          data-cell={id}
          className={`kit-pad__cell ${grave ? 'kit-pad__cell--grave' : ''} ${can ? (press.className ?? '') : 'is-off'}`}
          aria-disabled={!can}
          title={can ? undefined : why}
        >
          {icon && <Icon of={icon} />}
          <b>{title}</b>
          <span className={costs && can ? 'kit-pad__costs' : ''}>{note}</span>
          {key && <kbd>{key}</kbd>}
        </button>
      ))}
    </section>
  )
}
