import check from 'icon:check-mark'
import padlock from 'icon:padlock'
import type { AchievementText } from '@holdout/knowledge'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { openDesk } from '../../client/desk.ts'
import type { PlayedGame } from '../../client/records.ts'
import { Icon } from '../../parts/icon.tsx'
import { dateText } from '../../text/matches.ts'
import { recordsText } from '../../text/records.ts'

/** The achievements of a game: those that were reached, with the first game that did, and the others. */
export function AchievementList({ slug, games }: { readonly slug: string; readonly games: readonly PlayedGame[] }) {
  const [all, setAll] = useState<readonly AchievementText[] | null>(null)
  useEffect(() => {
    const { desk, ask, close } = openDesk()
    ask(desk.achievementsOf(slug))
      .then(setAll, () => setAll([]))
      .finally(close)
    return close
  }, [slug])
  if (!all || all.length === 0) return null
  const firstOf = (id: string): PlayedGame | undefined => games.findLast(({ reached }) => reached.includes(id))
  return (
    <section className="panel" aria-label={recordsText.achievements}>
      <h2>
        {recordsText.achievements}{' '}
        <small>{recordsText.achieved(all.filter(({ id }) => firstOf(id)).length, all.length)}</small>
      </h2>
      <ul className="rec-achievements">
        {all.map(({ id, title, text, rule }) => {
          const first = firstOf(id)
          return (
            <li key={id} data-reached={first !== undefined}>
              <Icon of={first ? check : padlock} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className="rec-note">
                  {first && (first.ended > 0 ? `${recordsText.reachedOn(dateText(first.ended))} · ` : '')}
                  <Link href={`/rules/${slug}#${rule}`}>{recordsText.rule(rule)}</Link>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
