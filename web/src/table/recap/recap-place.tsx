import backForth from 'icon:back-forth'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../parts/icon.tsx'
import { recapText } from '../../text/recap.ts'

/** What the button Recap looks like. */
export const RECAP_FACE = (
  <>
    <Icon of={backForth} />
    <span>{recapText.button}</span>
  </>
)

/** Holds the place of the button Recap until its code has come: no button may move away from under a press. */
export function RecapPlace() {
  const menu = useTableMenu()
  if (!menu) return null
  return createPortal(
    <span className="frame__menu-button" style={{ visibility: 'hidden' }}>
      {RECAP_FACE}
    </span>,
    menu,
  )
}

/** The menu of the table; null until it is drawn. */
export function useTableMenu(): Element | null {
  const [menu, setMenu] = useState<Element | null>(null)
  useLayoutEffect(() => setMenu(document.querySelector('.frame__menu')), []) // before the table is shown
  return menu?.isConnected ? menu : null
}
