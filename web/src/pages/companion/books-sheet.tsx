import { useGameInfo } from '../../client/game-info.ts'
import { CardList } from '../../parts/card-list.tsx'
import { RuleBook } from '../../parts/rule-book.tsx'
import { Sheet } from '../../parts/sheet.tsx'

/** Rules or cards over the trackers: a clock that runs goes on, and its gong is heard. */
export default function BooksSheet({
  slug,
  book,
  close,
}: {
  readonly slug: string
  readonly book: 'rules' | 'cards'
  readonly close: () => void
}) {
  const info = useGameInfo(slug)
  return (
    <Sheet title={book === 'rules' ? 'Rules' : 'Cards'} close={close}>
      {!info && <p role="status">Opening the book …</p>}
      {info && (book === 'rules' ? <RuleBook book={info} /> : <CardList cards={info.cards} />)}
    </Sheet>
  )
}
