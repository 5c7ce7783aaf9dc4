import coins from 'icon:receive-money'
import target from 'icon:targeting'
import swap from 'icon:trade'
import type { Move, PlayerView, View } from '@holdout/until-daylight/table'
import { Icon } from '../../parts/icon.tsx'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { DEEDS, type Deed, PIECE } from './pieces.ts'
import { text } from './text.ts'

const ICONS: Partial<Record<Deed, string>> = { attack: target, give: coins, trade: swap }

/**
 * The actions in a player's area. On the viewer's turn a teammate always has Attack, Give and Trade; what is not
 * possible is gray.
 */
export function Deeds({
  player,
  view,
  name,
  pick,
}: {
  player: PlayerView
  view: View
  name: string
  pick: Selection<Move>
}) {
  const { mode } = useSession()
  const always = mode === 'review' ? [] : alwaysShown(view, player.seat)
  const shown = DEEDS.map(deed => ({ deed, piece: PIECE.deed(deed, player.seat) })).filter(
    ({ deed, piece }) => always.includes(deed) || pick.can(piece) || pick.isPicked(piece),
  )
  if (shown.length === 0) return null
  return (
    <span className="dl-area__deeds">
      {shown.map(({ deed, piece }) => {
        const icon = ICONS[deed]
        const can = pick.isPicked(piece) || pick.leads(piece).length > 0
        return (
          <button
            key={piece}
            {...pick.button(piece)}
            className={`button dl-area__pick ${can ? `button--open ${pick.mark(piece)}` : ''}`}
            aria-label={text.deeds.label(text.deeds[deed], name)}
            disabled={!can}
          >
            {icon && <Icon of={icon} />}
            {text.deeds[deed]}
          </button>
        )
      })}
    </span>
  )
}

function alwaysShown({ asked, turnOf, you }: View, seat: string): readonly Deed[] {
  if (turnOf !== you || seat === you) return []
  if (asked?.step === 'combat-turn') return ['attack', 'give', 'trade']
  return asked?.step === 'search-turn' ? ['give', 'trade'] : []
}
