import openEye from 'icon:all-seeing-eye'
import halfEye from 'icon:semi-closed-eye'
import type { Known } from '@holdout/analysis'
import { Icon } from '../../parts/icon.tsx'
import { analysisText } from '../../text/analysis.ts'

/** Switches between what the player could know and all cards open. */
export function KnownSwitch({
  known,
  toggle,
  name,
}: {
  readonly known: Known
  readonly toggle: () => void
  /** The player's name; null if it is the viewer. */
  readonly name: string | null
}) {
  const choices = [
    ['seen', name === null ? analysisText.seen : analysisText.seenBy(name), halfEye],
    ['all', analysisText.all, openEye],
  ] as const
  return (
    <fieldset className="known" aria-label={analysisText.known}>
      {choices.map(([one, label, icon]) => (
        <button
          key={one}
          type="button"
          aria-label={label}
          aria-pressed={one === known}
          onClick={() => one !== known && toggle()}
        >
          <Icon of={icon} />
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
