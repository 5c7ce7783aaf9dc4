import type { LogLine } from '@holdout/table'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { readStored, writeStored } from '../../client/storage.ts'
import { Face } from '../../parts/face.tsx'
import { Phrase } from '../../parts/phrase.tsx'
import { levelText } from '../../text/levels.ts'
import { recapText } from '../../text/recap.ts'
import { Drawer } from '../drawer.tsx'
import { isClockRunning, useSession } from '../session.ts'
import { recapOf, type Since, sinceAfter } from './recap-lines.ts'
import { RECAP_FACE, useTableMenu } from './recap-place.tsx'
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
  const menu = useTableMenu()
  const all = log.filter(({ at }) => at > since.from && at <= since.to)
  const lines = module.gatherLog?.(all) ?? all
  const isHit = (event: unknown): boolean => module.isHit?.(event, who, scene.view) ?? false
  const { toMe, others } = recapOf(lines, who, isHit)
  const close = (): void => setOpen(false)
  const say = (list: readonly LogLine[]) => list.map((line, i) => <Line key={i} line={line} />)
  const frame = menu?.closest('.frame')
  if (!menu || !frame || who === 'table' || scene.outcome) return null
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
          {RECAP_FACE}
        </button>,
        menu,
      )}
      {open &&
        createPortal(
          <Drawer title={recapText.title} close={close}>
            <div className="recap-lines">
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
            </div>
          </Drawer>,
          frame,
        )}
    </>
  )
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
