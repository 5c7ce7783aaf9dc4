import backForth from 'icon:back-forth'
import type { LogLine } from '@holdout/table'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { readStored, writeStored } from '../../client/storage.ts'
import { Face } from '../../parts/face.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Phrase } from '../../parts/phrase.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { commonText } from '../../text/common.ts'
import { levelText } from '../../text/levels.ts'
import { recapText } from '../../text/recap.ts'
import { isClockRunning, useSession } from '../session.ts'
import { recapOf, type Since, sinceAfter } from './recap-lines.ts'
import './recap.css'

/** The button Recap: what others did since the viewer's turn. It opens by itself on return to a decision. */
export default function Recap({ id }: { readonly id: string }) {
  const { state, module } = useSession()
  const { scene, phase, log, names } = state
  const { seat: who, seq } = scene
  const key = `turn:${id}/${who}`
  const [since, setSince] = useState<Since>(() => {
    const mine = readStored(key)
    return typeof mine === 'number' && mine < seq ? sinceAfter({ mine, from: 0, to: 0 }, seq, false) : start(seq)
  })
  const asked = phase.kind === 'ask' && !phase.optional
  const [open, setOpen] = useState(
    () => since.to > since.from && asked && !isClockRunning(state, module) && !document.querySelector('dialog[open]'),
  )
  const before = useRef({ seq, asked, who })
  useEffect(() => {
    const last = before.current
    before.current = { seq, asked, who }
    if (last.who !== who) setSince(start(seq))
    else if (last.seq !== seq) {
      // Fast bots answer within the same update, so the viewer's own move is the first one of it.
      const own = last.asked && seq > last.seq ? last.seq + 1 : null
      setSince(now => {
        const mine = own === null ? now : sinceAfter(now, own, true)
        return own === seq ? mine : sinceAfter(mine, seq, false)
      })
      if (own !== null) {
        writeStored(key, own)
        setOpen(false)
      }
    }
  }, [seq, asked, who, key])
  const [menu, setMenu] = useState<Element | null>(null)
  useEffect(() => setMenu(document.querySelector('.frame__menu')), [])
  const all = log.filter(({ at }) => at > since.from && at <= since.to)
  const lines = module.gatherLog?.(all) ?? all
  const isHit = (event: unknown): boolean => module.isHit?.(event, who, scene.view) ?? false
  const { toMe, others } = recapOf(lines, who, isHit)
  const close = (): void => setOpen(false)
  const say = (list: readonly LogLine[]) => list.map((line, i) => <Line key={i} line={line} />)
  if (!menu?.isConnected || who === 'table' || scene.outcome) return null
  return (
    <>
      {createPortal(
        <button
          type="button"
          className="frame__menu-button recap-button"
          aria-label={recapText.title}
          title={recapText.title}
          data-new={lines.length > 0 && asked}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon of={backForth} />
          <span>{recapText.button}</span>
        </button>,
        menu,
      )}
      {open && (
        <Frame close={close}>
          {lines.length === 0 && <p>{recapText.nothing}</p>}
          {toMe.length > 0 && (
            <section className="recap recap--me" aria-label={recapText.toYou}>
              <h3>{recapText.toYou}</h3>
              <ul>{say(toMe)}</ul>
            </section>
          )}
          {others.map(({ seat, lines: theirs }, i) => (
            <section key={i} className="recap">
              <h3>
                <Face name={seat === null ? undefined : names[seat]} />
                {seat === null ? recapText.noPlayer : names[seat]}
                {seat !== null && state.levels?.[seat] && <small>{levelText(state.levels[seat])}</small>}
              </h3>
              <ul>{say(theirs.slice(0, MOST))}</ul>
              {theirs.length > MOST && <p className="recap__more">{recapText.more(theirs.length - MOST)}</p>}
            </section>
          ))}
        </Frame>
      )}
    </>
  )
}

/** A panel over the log where there is room for it: the board stays in play. Otherwise a sheet. */
function Frame({ close, children }: { readonly close: () => void; readonly children: ReactNode }) {
  const [side] = useState(() => shownSide())
  if (!side?.isConnected)
    return (
      <Sheet title={recapText.title} close={close}>
        {children}
      </Sheet>
    )
  return createPortal(
    <section className="recap-panel" aria-label={recapText.title}>
      <header>
        <h2>{recapText.title}</h2>
        <button
          type="button"
          className="button button--quiet"
          aria-label={commonText.close(recapText.title)}
          onClick={close}
        >
          ✕
        </button>
      </header>
      {children}
    </section>,
    side,
  )
}

/** The panel of players and log; null where there is no room for it. */
function shownSide(): Element | null {
  const side = document.querySelector<HTMLElement>('.frame__side')
  return side && side.offsetWidth > 0 ? side : null
}

/** The most lines of one player in a row. */
const MOST = 5

function start(seq: number): Since {
  return { mine: seq, from: seq, to: seq }
}

function Line({ line }: { readonly line: LogLine }) {
  const { names, namesAt } = useSession().state
  return (
    <li>
      <Phrase of={line.text} names={namesAt?.(line.at) ?? names} />
    </li>
  )
}
