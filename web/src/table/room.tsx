import type { ReactNode } from 'react'
import { type Choosing, ChoosingProvider } from './choosing.ts'
import { type Overlays, OverlaysProvider } from './overlays.ts'
import { SessionProvider, type TableSession } from './session.ts'

/** Everything around a board. Where nothing moves, such as in a replay, one object can be all of it. */
export type Room = TableSession & Choosing & Overlays

export function RoomProvider({ value, children }: { readonly value: Room; readonly children: ReactNode }) {
  return (
    <SessionProvider value={value}>
      <OverlaysProvider value={value}>
        <ChoosingProvider value={value}>{children}</ChoosingProvider>
      </OverlaysProvider>
    </SessionProvider>
  )
}
