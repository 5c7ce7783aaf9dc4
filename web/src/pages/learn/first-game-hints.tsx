import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { readKept, writeKept } from '../../client/kept.ts'
import { useRoom } from '../../table/room.ts'

/** In a first game a hint comes with every question, until somebody switches it off. */
export default function FirstGameHints({ id }: { readonly id: string }) {
  const [on, setOn] = useState(() => readKept(`hints:${id}`) === true)
  const room = useRoom()
  const { scene, phase } = room.state
  const asked = phase.kind === 'ask'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question; the room itself changes with each hint
  useEffect(() => {
    if (on && asked) room.askHint()
  }, [on, asked, scene.seq])
  // It stands beside the other buttons of the prompt, in a row that belongs to the table.
  const [row, setRow] = useState<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row may be another one after each move
  useEffect(() => setRow(document.querySelector('.prompt__buttons')), [scene.seq, phase.kind])
  if (!row?.isConnected) return null
  return createPortal(
    <button
      type="button"
      className="button button--quiet"
      aria-pressed={on}
      onClick={() => {
        writeKept(`hints:${id}`, !on)
        setOn(!on)
      }}
    >
      Hints {on ? 'on' : 'off'}
    </button>,
    row,
  )
}
