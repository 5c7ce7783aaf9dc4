import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { noRoom, type Save, saves } from '../../client/save-list.ts'
import { useStore } from '../../client/store.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { NightBar } from '../../parts/night-bar.tsx'
import { agoOf, companyOf, movesOf } from '../../parts/save-words.ts'

/** Games that wait to be gone on with: two on a wide screen, one on a phone, and the way to all. Nothing saved: nothing here. */
export function ContinueStrip() {
  const all = useStore(saves)
  const full = useStore(noRoom)
  const open = all.filter(({ outcome }) => outcome === null)
  if (all.length === 0 && !full) return null
  return (
    <section className="continue" aria-label="Continue a game">
      {open.slice(0, 2).map(save => (
        <SavedCard key={save.id} save={save} />
      ))}
      {(all.length > 2 || open.length < all.length || full) && (
        <Link href="/saved" className="continue__all">
          {full ? 'No room for more games on this device' : `All saved games (${all.length})`} ›
        </Link>
      )}
    </section>
  )
}

function SavedCard({ save }: { readonly save: Save }) {
  const title = SHELF.find(({ slug }) => slug === save.game)?.title ?? save.game
  const ago = agoOf(save.played, Date.now())
  return (
    <Link href={`/play/${save.id}`} className="saved">
      <GamePicture slug={save.game} className="saved__mark" />
      <span className="saved__words">
        <span className="saved__name">{title}</span>
        <span className="saved__state">
          <b>Your turn.</b> {movesOf(save.moves)}, {companyOf(save.players)}
          {ago && <span className="saved__ago">, {ago}</span>}
        </span>
        {save.progress > 0 && <NightBar at={save.progress} />}
      </span>
      <span className="saved__go">Continue ›</span>
    </Link>
  )
}
