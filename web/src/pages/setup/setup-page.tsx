import cog from 'icon:cog'
import tower from 'icon:radio-tower'
import ruleBook from 'icon:rule-book'
import { SHELF } from '@holdout/catalog'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { DeskError } from '../../client/desk-error.ts'
import { newId } from '../../client/save-list.ts'
import { start } from '../../client/start.ts'
import { keepHints } from '../../learn/progress.ts'
import { ErrorPage } from '../../parts/error-page.tsx'
import { Icon } from '../../parts/icon.tsx'
import { RuleBook } from '../../parts/rule-book.tsx'
import { SettingsForm } from '../../parts/settings-form.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import NotFoundPage from '../not-found/not-found-page.tsx'
import { timerOf } from '../online/table-info.ts'
import { clockOf } from './clocks.ts'
import { Dock } from './dock.tsx'
import { LessonOffer } from './lesson-offer.tsx'
import { OptionsPanel } from './options-panel.tsx'
import { botLevel, FIRST_GAME, freshPlan, houseOptions, type Plan, presetNow, seated, tableOf } from './plan.ts'
import { readiness } from './ready.ts'
import { SeatsPanel } from './seats-panel.tsx'
import { SetupBar } from './setup-bar.tsx'
import { saveDefaults, savedNames, saveNames } from './setup-request.ts'
import { SideButtons } from './side-buttons.tsx'
import { type Setup, useSetup } from './use-setup.ts'
import './setup.css'
import './seats.css'
import './options.css'
import './narrow.css'
import { commonText } from '../../text/common.ts'
import { setupText } from '../../text/setup.ts'

/** A new table: seats, options and the start button. Everything has a default. */
export default function SetupPage({ slug }: { readonly slug: string }) {
  const [query] = useSearchParams()
  const setup = useSetup(slug, query)
  const about = SHELF.find(game => game.slug === slug)
  if (setup && 'wrong' in setup) {
    if (!about) return <NotFoundPage />
    if (setup.error instanceof DeskError) return <ErrorPage heading={setupText.gameFailed} error={setup.error} />
    return (
      <SitePage title={setupText.gameFailedTitle} heading={setupText.gameFailed} lead={setup.wrong}>
        <p>
          <Link href="/" className="button button--main">
            {commonText.allGames}
          </Link>
        </p>
      </SitePage>
    )
  }
  return (
    <div className="setup" data-game={slug}>
      <TopOfPage slug={slug} title={about?.title ?? setup?.info.title ?? slug} what={about?.mood} setup={setup} />
      {setup ? (
        <SetupTable setup={setup} />
      ) : (
        <main id="main" className="setup__main" aria-busy="true">
          <p className="setup__wait">{setupText.loading}</p>
        </main>
      )}
    </div>
  )
}

function SetupTable({ setup }: { readonly setup: Setup }) {
  const { info, plan, options, seats, refused } = setup
  const [, go] = useLocation()
  const [notice, setNotice] = useState<string | null>(null)
  const ready = readiness({
    chairs: seated(plan, seats.length),
    seats,
    refused,
    house: houseOptions(info, options).length,
    timer: clockOf(info) && timerOf({ game: info.slug, options }),
    about: SHELF.find(({ slug }) => slug === info.slug),
  })
  const set = (next: Plan): void => {
    setNotice(null)
    setup.setPlan(next)
  }
  const begin = (): void => {
    if (!ready.ok) return setNotice(ready.say)
    saveNames(plan, seats.length)
    const id = start(tableOf(info, plan, seats, newId))
    if (presetNow(info, options) === FIRST_GAME) keepHints(id)
    go(`/play/${id}`)
  }
  const side = {
    touched: Object.keys(plan.picked).length > 0,
    standard: () => set(freshPlan(info, { names: savedNames(), seed: plan.seed, bots: botLevel(plan, seats.length) })),
    saveDefaults: () =>
      setNotice(
        saveDefaults(info.slug, plan, seats.length) ? setupText.defaultSaved(info.title) : setupText.defaultNotSaved,
      ),
  }
  return (
    <main id="main" className="setup__main" tabIndex={-1}>
      <SeatsPanel info={info} plan={plan} seats={seats} set={set} tell={setNotice} />
      <OptionsPanel info={info} plan={plan} options={options} set={set} />
      <SideButtons {...side} className="setup-side setup-side--below" />
      <Dock
        ready={ready}
        notice={notice}
        side={<SideButtons {...side} className="setup-side" />}
        start={begin}
        lesson={<LessonOffer slug={info.slug} />}
      />
    </main>
  )
}

function TopOfPage({
  slug,
  title,
  what,
  setup,
}: {
  readonly slug: string
  readonly title: string
  readonly what: string | undefined
  readonly setup: Setup | null
}) {
  const [sheet, setSheet] = useState<'rules' | 'settings' | null>(null)
  return (
    <>
      <button type="button" className="skip-link" onClick={() => document.getElementById('main')?.focus()}>
        {commonText.skipToContent}
      </button>
      <SetupBar
        back={{ to: '/', label: setupText.back }}
        game={title}
        named={setupText.newTable}
        what={setupText.kindOfTable(what)}
      >
        <Link href={`/host/${slug}`} className="button button--quiet" aria-label={setupText.playOnlineLabel}>
          <Icon of={tower} />
          <span className="setup-bar__word">{setupText.playOnline}</span>
        </Link>
        <button
          type="button"
          className="button button--quiet"
          aria-label={commonText.rules}
          onClick={() => setSheet('rules')}
        >
          <Icon of={ruleBook} />
          <span className="setup-bar__word">{commonText.rules}</span>
        </button>
        <button
          type="button"
          className="button button--quiet"
          aria-label={commonText.settings}
          onClick={() => setSheet('settings')}
        >
          <Icon of={cog} />
        </button>
      </SetupBar>
      {sheet === 'rules' && (
        <Sheet title={commonText.rules} close={() => setSheet(null)}>
          {setup && <RuleBook book={setup.info} />}
        </Sheet>
      )}
      {sheet === 'settings' && (
        <Sheet title={commonText.settings} close={() => setSheet(null)}>
          <SettingsForm />
        </Sheet>
      )}
    </>
  )
}
