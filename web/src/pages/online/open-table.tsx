import { SHELF } from '@holdout/catalog'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { api, type Me } from '../../client/api.ts'
import { openDesk } from '../../client/desk.ts'
import { useGameInfo } from '../../client/game-info.ts'

/** Opens a table for others: which game, how many seats, who may see it. Seats are taken, and bots put there, at the table itself. */
export function OpenTable() {
  const [me, setMe] = useState<Me | null>(null)
  const [slug, setSlug] = useState(SHELF[1].slug)
  const [players, setPlayers] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [open, setOpen] = useState(true)
  const [spectators, setSpectators] = useState(true)
  const [wrong, setWrong] = useState<string | null>(null)
  const [, go] = useLocation()
  const info = useGameInfo(slug)
  useEffect(() => {
    api.me().then(setMe, () => {})
  }, [])
  const counts = info?.options.players
  const choices =
    counts?.type === 'choice'
      ? counts.choices.map(({ value }) => String(value))
      : counts?.type === 'number'
        ? Array.from({ length: counts.max - counts.min + 1 }, (_, i) => String(counts.min + i))
        : []
  const create = async (): Promise<string> => {
    const undo =
      info?.options.undo?.type === 'choice' && info.options.undo.choices.some(({ value }) => value === 'until-reveal')
    const options = {
      ...(choices.length ? { players: Number(players ?? counts?.default) } : {}),
      ...(undo ? { undo: 'until-reveal' } : {}),
    }
    const { desk, close } = openDesk()
    const [first] = await desk.seats(slug, options).finally(close)
    const wish = {
      game: slug,
      options,
      public: open,
      spectators,
      name: me?.name ?? name.trim(),
      bots: {},
      seat: first.seat,
      entropy: '',
    }
    return api.openTable(wish)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!me && name.trim() === '') return setWrong('What shall the others call you?')
    create().then(
      id => go(`/table/${id}`),
      (error: Error) => setWrong(error.message),
    )
  }
  return (
    <form className="panel lobby__filters" onSubmit={submit} aria-label="Open a table">
      <h2>Open a table</h2>
      <label className="field">
        <span>Game</span>
        <select
          className="select"
          value={slug}
          onChange={event => {
            setSlug(event.target.value)
            setPlayers(null)
          }}
        >
          {SHELF.map(about => (
            <option key={about.slug} value={about.slug}>
              {about.title}
            </option>
          ))}
        </select>
      </label>
      {choices.length > 0 && (
        <label className="field">
          <span>Seats</span>
          <select
            className="select"
            value={players ?? String(counts?.default)}
            onChange={event => setPlayers(event.target.value)}
          >
            {choices.map(count => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {!me && (
        <label className="field">
          <span>Your name</span>
          <input className="input" value={name} maxLength={24} onChange={event => setName(event.target.value)} />
        </label>
      )}
      <label className="check">
        <input type="checkbox" checked={open} onChange={event => setOpen(event.target.checked)} />
        <span>show it to everybody</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={spectators} onChange={event => setSpectators(event.target.checked)} />
        <span>others may watch</span>
      </label>
      {wrong && <p role="alert">{wrong}</p>}
      <button type="submit" className="button button--main">
        Open it
      </button>
    </form>
  )
}
