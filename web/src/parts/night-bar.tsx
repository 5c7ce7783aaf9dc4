/** How far through the night a game is: a thin line with a white dot. Decoration: the text next to it says more. */
export function NightBar({ at }: { readonly at: number }) {
  return (
    <span className="night-bar" aria-hidden="true">
      <i style={{ left: `${Math.round(Math.max(0, Math.min(1, at)) * 100)}%` }} />
    </span>
  )
}
