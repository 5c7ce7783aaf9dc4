import type { ComponentProps, ReactNode } from 'react'
import { tells } from '../table/names/names.ts'
import { useLost } from './use-lost.ts'
import './meter.css'

/** The most marks that are drawn; the number says the rest. */
const MOST = 6

/** A count as a row of marks with its number. It explains itself, or does something if it gets a `press`. */
export function Meter({
  title,
  help,
  count,
  of = 0,
  mark,
  className = '',
  press,
}: {
  readonly title: string
  readonly help: string
  readonly count: number
  /** The full number, if the missing ones are drawn too. */
  readonly of?: number
  readonly mark: ReactNode
  readonly className?: string
  /** The attributes of the button, if a press does something. */
  readonly press?: ComponentProps<'button'> | null
}) {
  const fell = useLost(count)
  return (
    <button
      type="button"
      {...tells(title, help)}
      {...press}
      className={`kit-meter ${press ? '' : 'tells'} ${className} ${press?.className ?? ''}`}
    >
      <span>{title}</span>
      <span className="kit-meter__marks" aria-hidden="true">
        {Array.from({ length: Math.min(Math.max(count, of), MOST) }, (_, i) => (
          <span
            key={i}
            className={i < count ? '' : i < count + fell ? 'kit-meter__lost is-falling' : 'kit-meter__lost'}
          >
            {mark}
          </span>
        ))}
      </span>
      <b>{count}</b>
    </button>
  )
}
