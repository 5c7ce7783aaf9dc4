import { SHELF } from '@holdout/catalog'
import { lazy, Suspense } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { useAddress } from './client/address.ts'
import { watchForInstall } from './client/install.ts'
import { hasBeenOnline } from './client/my-tables.ts'
import { onlineId } from './client/online-id.ts'
import HomePage from './pages/home/home-page.tsx'
import { ErrorPage } from './parts/error-page.tsx'
import { SafetyNet } from './parts/safety-net.tsx'
import { siteText } from './text/site.ts'

const AboutPage = lazy(() => import('./pages/about/about-page.tsx'))
const AnalysisPage = lazy(() => import('./pages/analysis/analysis-page.tsx'))
const AidPage = lazy(() => import('./pages/companion/aid-page.tsx'))
const AccountPage = lazy(() => import('./pages/online/account-page.tsx'))
const CardsPage = lazy(() => import('./pages/books/cards-page.tsx'))
const DailyPage = lazy(() => import('./pages/daily/daily-page.tsx'))
const HostPage = lazy(() => import('./pages/online/host-page.tsx'))
const CompanionPage = lazy(() => import('./pages/companion/companion-page.tsx'))
const HowPage = lazy(() => import('./pages/how/how-page.tsx'))
const KeysPage = lazy(() => import('./pages/keys/keys-page.tsx'))
const NotFoundPage = lazy(() => import('./pages/not-found/not-found-page.tsx'))
const LearnPage = lazy(() => import('./pages/learn/learn-page.tsx'))
const LobbyPage = lazy(() => import('./pages/online/lobby-page.tsx'))
const OnlinePage = lazy(() => import('./pages/online/online-page.tsx'))
const PlayPage = lazy(() => import('./pages/play/play-page.tsx'))
const PuzzlesPage = lazy(() => import('./pages/puzzles/puzzles-page.tsx'))
const QuickPage = lazy(() => import('./pages/setup/quick-page.tsx'))
const RecordsPage = lazy(() => import('./pages/records/records-page.tsx'))
const ReplayPage = lazy(() => import('./pages/replay/replay-page.tsx'))
const RematchOffer = lazy(() => import('./pages/online/rematch-offer.tsx'))
const RulesPage = lazy(() => import('./pages/books/rules-page.tsx'))
const SavedPage = lazy(() => import('./pages/saved/saved-page.tsx'))
const SettingsPage = lazy(() => import('./pages/settings/settings-page.tsx'))
const SetupPage = lazy(() => import('./pages/setup/setup-page.tsx'))
const TogetherPage = lazy(() => import('./pages/together/together-page.tsx'))

watchForInstall()

/** The pages. `protocol/src/pages.ts` has the title and text of each, for readers without this script. */
export function App() {
  return (
    <Router hook={useAddress}>
      <SafetyNet instead={error => <ErrorPage heading={siteText.pageFailed} error={error} />}>
        <Suspense fallback={<main className="page" aria-busy="true" />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/together" component={TogetherPage} />
            <Route path="/quick/:slug">{({ slug }) => <QuickPage slug={slug} key={slug} />}</Route>
            <Route path="/play/:id">{({ id }) => <PlayPage id={id} key={id} />}</Route>
            <Route path="/online" component={LobbyPage} />
            <Route path="/host/:slug">{({ slug }) => <HostPage slug={slug} key={slug} />}</Route>
            <Route path="/games">
              <Redirect to="/saved" replace />
            </Route>
            <Route path="/account" component={AccountPage} />
            <Route path="/t/:id">{({ id }) => <OnlinePage id={id} key={id} />}</Route>
            <Route path="/r/:id">{({ id }) => <ReplayPage id={onlineId(id)} key={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage id={id} key={id} />}</Route>
            <Route path="/analysis/:id">{({ id }) => <AnalysisPage id={id} key={id} />}</Route>
            <Route path="/saved" component={SavedPage} />
            <Route path="/records" component={RecordsPage} />
            <Route path="/rules/:slug?">{({ slug }) => <RulesPage slug={slug} key={slug} />}</Route>
            <Route path="/cards/:slug?">{({ slug }) => <CardsPage slug={slug} key={slug} />}</Route>
            <Route path="/learn/:slug?">{({ slug }) => <LearnPage slug={slug} key={slug} />}</Route>
            <Route path="/puzzles/:slug?/:id?">
              {({ slug, id }) => <PuzzlesPage slug={slug} id={id} key={`${slug}/${id}`} />}
            </Route>
            <Route path="/companion/:slug?">{({ slug }) => <CompanionPage slug={slug} key={slug} />}</Route>
            <Route path="/companion/:slug/aid">{({ slug }) => <AidPage slug={slug} />}</Route>
            <Route path="/daily/:first?/:second?">
              {({ first, second }) => <DailyPage first={first} second={second} key={`${first}/${second}`} />}
            </Route>
            <Route path="/settings" component={SettingsPage} />
            <Route path="/keys" component={KeysPage} />
            <Route path="/how-it-thinks" component={HowPage} />
            <Route path="/about" component={AboutPage} />
            {SHELF.map(({ slug }) => (
              <Route path={`/${slug}`} key={slug}>
                <SetupPage slug={slug} key={slug} />
              </Route>
            ))}
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
        <Suspense fallback={null}>
          <Offers />
        </Suspense>
      </SafetyNet>
    </Router>
  )
}

/** Pages that show offers of a rematch themselves, and tables, where nothing may cover the board. */
const WITH_OFFERS = /^\/($|saved|online|t\/|play|learn|puzzles)/

function Offers() {
  const [path] = useLocation()
  return hasBeenOnline() && !WITH_OFFERS.test(path) && <RematchOffer />
}
