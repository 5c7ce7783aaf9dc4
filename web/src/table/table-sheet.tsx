import { type ComponentProps, useEffect, useState } from 'react'
import { Sheet } from '../parts/sheet.tsx'
import { useRoom } from './room.ts'

/** A sheet of one table's own: a pile, a place, a player. The end of the game closes it; after the end it may be opened again. */
export function TableSheet(props: ComponentProps<typeof Sheet>) {
  const { state } = useRoom()
  const over = state.scene.outcome !== null
  const [openedAfter] = useState(over)
  const { close } = props
  const ended = over && !openedAfter
  useEffect(() => {
    if (ended) close()
  }, [ended, close])
  return ended ? null : <Sheet {...props} />
}
