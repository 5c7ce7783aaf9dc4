import abilityStar from 'icon:star-formation'
import type { Move, RowView } from '@holdout/thirty-seconds/table'
import { titleOf } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { BOX, pictureOf } from './pictures.ts'

/** What lies on the floor of a row: face up by name, face down only as a count. */
export function Floor({ row, here, pick }: { row: RowView; here: boolean; pick: Narrowing<Move> }) {
  const hidden = pick.open.find(
    ({ move }) => move.move === 'pick-up' && !row.faceUp.some(card => sameCard(card, move.card)),
  )
  return (
    <>
      {row.faceUp.map((card, i) => {
        const anchor = here ? anchorFor(pick, card) : null
        return (
          <FloorCard key={`${card}/${i}`} title={titleOf(card)} picture={pictureOf(card)} anchor={anchor} pick={pick} />
        )
      })}
      {Array.from({ length: row.faceDown }, (_, i) => (
        <FloorCard
          key={`down/${i}`}
          title="face down"
          picture={BOX}
          down
          anchor={here && hidden && hidden.move.move === 'pick-up' ? `floor:${hidden.move.card}` : null}
          pick={pick}
        />
      ))}
      {row.token && (
        <div className="floor-token">
          <i className="ability-token">
            <Icon of={abilityStar} />
          </i>
          <span>token</span>
        </div>
      )}
    </>
  )
}

function sameCard(a: string, b: string): boolean {
  return a.replace(/\+/g, '') === b.replace(/\+/g, '')
}

function anchorFor(pick: Narrowing<Move>, card: string): string | null {
  const found = pick.open.find(({ move }) => move.move === 'pick-up' && sameCard(move.card, card))
  return found && found.move.move === 'pick-up' ? `floor:${found.move.card}` : null
}

function FloorCard({
  title,
  picture,
  anchor,
  pick,
  down = false,
}: {
  title: string
  picture: string
  anchor: string | null
  pick: Narrowing<Move>
  down?: boolean
}) {
  const body = (
    <>
      <Icon of={picture} />
      <span>{title}</span>
    </>
  )
  const className = `floor-card ${down ? 'floor-card--down' : ''}`
  if (anchor === null || !(pick.can(anchor) || pick.isPicked(anchor))) return <div className={className}>{body}</div>
  return (
    <button
      type="button"
      className={`${className} ${pick.mark(anchor)}`}
      aria-label={`Pick up: ${title}`}
      onClick={() => pick.press(anchor)}
    >
      {body}
    </button>
  )
}
