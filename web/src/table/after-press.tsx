import { Callout } from './callout.tsx'
import { Explainer } from './names/explainer.tsx'
import { useOnlineParts } from './online-parts.ts'
import { useSession } from './session.ts'
import { useAmbience } from './use-ambience.ts'
import { useTurnNotice } from './use-turn-notice.ts'

/**
 * Parts that a table needs only after the player has pointed at something: explanations, reasons, ambience and notices.
 */
export default function AfterPress({ away }: { readonly away: boolean }) {
  const { state, module } = useSession()
  useAmbience(module.ambience, away)
  useTurnNotice(state, useOnlineParts()?.table ?? null)
  return (
    <>
      <Callout />
      <Explainer />
    </>
  )
}
