import { type ComponentProps, useEffect, useState } from 'react'
import { Sheet } from '../parts/sheet.tsx'
import { useSession } from './session.ts'

/**
 * A sheet of a game's own table, such as a pile or a player. The end of the match closes it; afterwards it can be
 * opened again.
 */
export function TableSheet(props: ComponentProps<typeof Sheet>) {
  const { state } = useSession()
  const over = state.scene.outcome !== null
  const [openedAfter] = useState(over)
  const { close } = props
  const ended = over && !openedAfter
  useEffect(() => {
    if (ended) close()
  }, [ended, close])
  return ended ? null : <Sheet {...props} />
}
