import { useGameInfo } from '../../client/game-info.ts'
import { CardList } from '../../parts/card-list.tsx'
import { RuleBook } from '../../parts/rule-book.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { commonText } from '../../text/common.ts'

/** Rules or cards over the trackers. A running clock continues, with its sounds. */
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
    <Sheet title={book === 'rules' ? commonText.rules : commonText.cards} close={close}>
      {!info && <p role="status">{commonText.loading}</p>}
      {info && (book === 'rules' ? <RuleBook book={info} /> : <CardList cards={info.cards} />)}
    </Sheet>
  )
}
