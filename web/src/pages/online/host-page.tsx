import { SHELF } from '@holdout/catalog'
import { tablePath } from '@holdout/protocol/pages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { api } from '../../client/api.ts'
import { newId } from '../../client/save-list.ts'
import { NameField } from '../../parts/name-field.tsx'
import { Segments } from '../../parts/segments.tsx'
import NotFoundPage from '../not-found/not-found-page.tsx'
import { clockOf } from '../setup/clocks.ts'
import { OptionsPanel } from '../setup/options-panel.tsx'
import { houseOptions, nameOf, pick, seated, tableOf } from '../setup/plan.ts'
import { SetupBar } from '../setup/setup-bar.tsx'
import { type Setup, useSetup } from '../setup/use-setup.ts'
import { HostSeats } from './host-seats.tsx'
import { isByLetter, LETTERS_AWAY, LIVE, TableSettings, type Terms } from './table-settings.tsx'
import { setMe, useMe } from './use-me.ts'
import '../setup/setup.css'
import '../setup/seats.css'
import '../setup/options.css'
import '../setup/narrow.css'
import './online.css'
import { hostText } from '../../text/host.ts'
import { readyText, setupText } from '../../text/setup.ts'

/** A new online table with all options of the host. It opens as a waiting room. */
export default function HostPage({ slug }: { readonly slug: string }) {
  const [query] = useSearchParams()
  const setup = useSetup(slug, query, false) // guests who know the game expect the standard one
  const about = SHELF.find(game => game.slug === slug)
  if (!about) return <NotFoundPage />
  return (
    <div className="setup" data-game={slug}>
      <SetupBar
        back={{ to: '/online', label: hostText.back }}
        game={about.title}
        named={hostText.title}
        what={hostText.kindOfTable}
      />
      {setup && 'info' in setup ? (
        <HostTable setup={setup} />
      ) : (
        <main id="main" className="setup__main" aria-busy={setup === null}>
          <p className="setup__wait">{setup ? setup.wrong : setupText.loading}</p>
        </main>
      )}
    </div>
  )
}

function HostTable({ setup }: { readonly setup: Setup }) {
  const { info, plan, options, seats, refused, setPlan } = setup
  const { me } = useMe()
  const [, go] = useLocation()
  const [terms, setTerms] = useState<Terms>(LIVE)
  const [mine, setMine] = useState<number | null>(0)
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const begun = useRef(false)

  // The other seats are free for people here, not for bots as on one device.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    setPlan({ ...plan, chairs: plan.chairs.map(chair => ({ ...chair, kind: 'person' })) })
  }, [plan, setPlan])

  const clock = clockOf(info)
  const chairs = seated(plan, seats.length)
  const called = me?.name ?? nameOf(name)
  const byLetter = isByLetter(terms)
  const setPace = (pace: 'live' | 'letters'): void => {
    setTerms({ ...terms, awayAfter: pace === 'letters' ? LETTERS_AWAY : LIVE.awayAfter })
    const calm = clock?.choices.find(({ id }) => id === 'calm')
    if (pace === 'letters' && calm) setPlan(pick(plan, calm.options))
  }
  const create = async (): Promise<string> => {
    const { options: chosen, seating } = tableOf(info, plan, seats, newId)
    const seat = seats[chairs.findIndex(({ id }) => id === mine)]?.seat ?? null
    const id = await api.openTable({
      game: info.slug,
      options: chosen as never,
      public: terms.open,
      spectators: terms.spectators,
      ...(terms.hints ? { hints: true } : {}),
      ...(terms.undo ? {} : { undo: false }),
      name: called,
      bots: seating.bots,
      seat,
      entropy: '',
      // The server has its own default.
      ...(terms.awayAfter === LIVE.awayAfter ? {} : { awayAfter: terms.awayAfter }),
    })
    if (!me) setMe(await api.me())
    return seat === null ? tablePath(id) : `${tablePath(id)}?seat=${encodeURIComponent(seat)}`
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (refused !== null) return setWrong(refused)
    if (called === '') return setWrong(hostText.nameMissing)
    create().then(
      table => go(table, { replace: true }),
      (error: Error) => setWrong(error.message),
    )
  }
  return (
    <main id="main" className="setup__main" tabIndex={-1}>
      <HostSeats info={info} plan={plan} seats={seats} mine={mine} set={setPlan} sitAt={setMine} />
      <OptionsPanel info={info} plan={plan} options={options} set={setPlan} seeded={false}>
        <section className="panel setup-card" aria-labelledby="host-pace">
          <h2 className="section-title" id="host-pace">
            {hostText.pace}
          </h2>
          <Segments
            name="pace"
            label={hostText.pace}
            value={byLetter ? 'letters' : 'live'}
            choices={[
              ['live', hostText.live],
              ['letters', hostText.byMail],
            ]}
            set={setPace}
          />
        </section>
        <TableSettings terms={terms} set={setTerms} />
      </OptionsPanel>
      <form className="setup-dock" aria-label={hostText.title} onSubmit={submit}>
        <div className="setup-dock__words" role="status">
          <p className="setup-dock__say">{wrong ?? refused ?? playersAt(chairs, mine)}</p>
          <p className="setup-dock__more">{moreOf(houseOptions(info, options).length, byLetter)}</p>
        </div>
        {me === null && <NameField className="field host-name" label={hostText.yourName} name={name} set={setName} />}
        <button type="submit" className="button button--main setup-dock__start">
          {hostText.openTable}
        </button>
      </form>
    </main>
  )
}

function playersAt(chairs: readonly { id: number; kind: string }[], mine: number | null): string {
  const free = chairs.filter(({ id, kind }) => kind === 'person' && id !== mine).length
  const bots = chairs.filter(({ kind }) => kind !== 'person').length
  const hostSits = chairs.some(({ id }) => id === mine)
  return hostText.players(hostSits, free, bots)
}

function moreOf(house: number, byLetter: boolean): string {
  return [readyText.houseRules(house), byLetter ? hostText.byMailNote : ''].filter(Boolean).join(' ')
}
