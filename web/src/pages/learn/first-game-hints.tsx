import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { readStored, writeStored } from '../../client/storage.ts'
import { useChoosing } from '../../table/choosing.ts'
import { useSession } from '../../table/session.ts'
import { hintsText } from '../../text/hints.ts'

/** In a first game, shows a hint at every decision until the player turns hints off. */
export default function FirstGameHints({ id }: { readonly id: string }) {
  const [on, setOn] = useState(() => readStored(`hints:${id}`) === true)
  const { state, module } = useSession()
  const { askHint } = useChoosing()
  const { scene, phase } = state
  // A position where the clock rests, such as the choice of a role, is one to read: a hint would only contradict it.
  const asked = phase.kind === 'ask' && !module.rests?.(scene.view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per decision
  useEffect(() => {
    if (on && asked) askHint(true)
  }, [on, asked, scene.seq])
  // The button joins the other buttons of the prompt, in a row that belongs to the table.
  const [row, setRow] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row may be another one after each move
  useEffect(() => setRow(document.querySelector('.prompt__buttons')), [scene.seq, phase.kind])
  if (!row?.isConnected) return null
  return createPortal(
    <button
      type="button"
      className="button button--quiet prompt__hints"
      aria-pressed={on}
      onClick={() => {
        writeStored(`hints:${id}`, !on)
        setOn(!on)
      }}
    >
      {hintsText.switch(on)}
    </button>,
    row,
  )
}
