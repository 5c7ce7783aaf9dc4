import { tableText } from '../text/table.ts'
import { Drawer } from './drawer.tsx'
import { LogList } from './log-list.tsx'
import { useOnlineParts } from './online-parts.ts'
import { useOverlays } from './overlays.ts'

/** The log over the right edge of the board; at an online table also the chat. */
export default function LogDrawer() {
  const { closeLog } = useOverlays()
  const online = useOnlineParts()
  const log = <LogList />
  return (
    <Drawer title={online ? tableText.frame.logAndChat : tableText.frame.log} close={closeLog} takesFocus>
      {online ? online.aside(log) : log}
    </Drawer>
  )
}
