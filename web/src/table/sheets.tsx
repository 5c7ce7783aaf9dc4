import type { AnyEvent } from '@holdout/engine'
import { useEffect, useState } from 'react'
import { useGameInfo } from '../client/game-info.ts'
import { CardList } from '../parts/card-list.tsx'
import { RuleBook } from '../parts/rule-book.tsx'
import { SettingsForm } from '../parts/settings-form.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { openedText } from '../text/opened.ts'
import { BoardDescription } from './board-description.tsx'
import { ChoiceList } from './choice-list.tsx'
import { Counts } from './counts.tsx'
import { allKeys, keysAt } from './key-list.ts'
import { LogList } from './log-list.tsx'
import { useOnlineParts } from './online-parts.ts'
import { type OpenSheet, useSession } from './session.ts'
import { TableMenu } from './table-menu.tsx'

const TITLES: Readonly<Record<OpenSheet['kind'], string>> = openedText.sheets

/** The sheet that is open over the table. */
export function TableSheets({
  sheet,
  close,
  id,
}: {
  readonly sheet: OpenSheet
  readonly close: () => void
  readonly id: string | null
}) {
  return (
    <Sheet title={TITLES[sheet.kind]} close={close} key={sheet.kind}>
      <Content sheet={sheet} close={close} id={id} />
    </Sheet>
  )
}

function Content({ sheet, close, id }: { sheet: OpenSheet; close: () => void; id: string | null }) {
  const { state, module } = useSession()
  const info = useGameInfo(state.slug)
  const online = useOnlineParts()
  switch (sheet.kind) {
    case 'rules':
      return info && <RuleBook book={info} at={sheet.at} />
    case 'cards':
      return info && <CardList cards={info.cards} />
    case 'why':
      return (
        <>
          <p className="why__said">{sheet.say}</p>
          {sheet.event && <Detail event={sheet.event} />}
          {sheet.rule && info && <RuleBook book={info} at={sheet.rule} only />}
        </>
      )
    case 'log':
      return <LogList />
    case 'choices':
      return <ChoiceList close={close} />
    case 'counts':
      return <Counts />
    case 'settings':
      return <SettingsForm />
    case 'board':
      return <BoardDescription />
    case 'keys':
      return (
        <dl className="keys">
          {allKeys(module.keys ?? [], keysAt(online?.pauseBlocked == null)).map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )
    case 'menu':
      return <TableMenu id={id} close={close} />
  }
}

/** What the sentence of an event leaves out. */
function Detail({ event }: { readonly event: AnyEvent }) {
  const { module } = useSession()
  const [detail, setDetail] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void module.loadDetail?.().then(({ detailOf }) => {
      if (!gone) setDetail(detailOf(event))
    })
    return () => {
      gone = true
    }
  }, [module, event])
  return detail && <p>{detail}</p>
}
