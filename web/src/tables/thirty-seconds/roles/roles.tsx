import pause from 'icon:pause-button'
import dice from 'icon:rolling-dices'
import { abilityText, type Move, type View } from '@holdout/thirty-seconds/table'
import { lazy, Suspense } from 'react'
import { Icon } from '../../../parts/icon.tsx'
import { useTimeLeft } from '../../../table/clocks.tsx'
import type { Selection } from '../../../table/selection.ts'
import { useSession } from '../../../table/session.ts'
import { Picture } from '../art.tsx'
import { PIECE } from '../pieces.ts'
import { text } from '../text.ts'
import { personNamed, ROLES, type Role } from './role-list.ts'
import { chosenIn } from './role-prompt.tsx'
import './roles.css'

const Portrait = lazy(() => import('./portrait.tsx'))

/** Starts with the chosen person. Not as a draft: the start is the confirmation. */
function useStart(pick: Selection<Move>): () => void {
  const { follow } = useSession()
  return () => {
    const move = pick.makes(PIECE.play)
    if (move) void follow(move)
  }
}

/** The eight roles, each with its two people. */
export function Roles({ view, pick }: { readonly view: View; readonly pick: Selection<Move> }) {
  const chosen = chosenIn(pick)
  const clock = useTimeLeft().find(({ running }) => running)
  const seconds = clock && Math.ceil(clock.left / 1000)
  const isTimed = view.options.mode !== 'solo' && view.options['survivor-clock'] > 0
  return (
    <section className="ts-roles" aria-label={text.roles.label}>
      <header>
        <div>
          <h2>{text.roles.ask}</h2>
          <p>{text.roles.help}</p>
        </div>
        <p className="ts-roles__calm">
          {isTimed ? (
            <>
              <b>{seconds ? text.roles.time(seconds) : text.roles.noClock}</b>
              {text.roles.clockLater}
            </>
          ) : (
            <b>{text.roles.untimed}</b>
          )}
        </p>
        <span className="ts-roles__moon" aria-hidden="true">
          {seconds ?? <Icon of={pause} />}
        </span>
      </header>
      <ul>
        {ROLES.map(role => (
          <RoleCard key={role.ability.id} role={role} chosen={chosen} view={view} pick={pick} />
        ))}
      </ul>
    </section>
  )
}

function RoleCard({
  role,
  chosen,
  view,
  pick,
}: {
  readonly role: Role
  readonly chosen: string
  readonly view: View
  readonly pick: Selection<Move>
}) {
  const { ability, people } = role
  const { title, text: description } = abilityText(ability.id)
  const front = people.find(({ id }) => id === chosen) ?? people[0]
  const back = people.find(person => person !== front) ?? front
  const tag = text.roles.tags[ability.id]
  return (
    <li className={`ts-role ${front.id === chosen ? 'is-selected' : ''}`} data-role={ability.id}>
      <button
        {...pick.button(PIECE.person(people[0].id))}
        className="ts-role__card"
        aria-label={text.roles.card(title, people[0].name)}
      >
        <span className="ts-role__art">
          <Suspense fallback={null}>
            <Portrait front={front.id} back={back.id} />
          </Suspense>
          <span className="ts-role__icon">
            <Picture of={ability.id} />
          </span>
          {tag && <span className="ts-role__tag">{tag}</span>}
        </span>
        <span className="ts-role__words">
          <b>{title}</b>
          <span className="ts-role__trick">
            <em>{text.roles.tricks[ability.id]}</em>
            <span>{description}</span>
          </span>
          <span className="ts-role__facts">
            {factsOf(role, view).map(fact => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        </span>
      </button>
      <Names role={role} chosen={chosen} pick={pick} />
    </li>
  )
}

/** The buttons of the two people. The second press on a name starts the game with it. */
function Names({
  role,
  chosen,
  pick,
}: {
  readonly role: Role
  readonly chosen: string
  readonly pick: Selection<Move>
}) {
  const start = useStart(pick)
  return (
    <div className="ts-role__names">
      {role.people.map(({ id, name, pronouns }) => {
        const piece = PIECE.person(id)
        return (
          <button
            key={id}
            {...pick.button(piece)}
            className={`ts-role__name ${id === chosen ? 'is-chosen' : pick.mark(piece)}`}
            aria-pressed={id === chosen}
            onClick={() => (pick.isPicked(piece) ? start() : pick.press(piece))}
          >
            <b>{name}</b> <small>{pronouns}</small>
          </button>
        )
      })}
    </div>
  )
}

/** Below the roles: the names of the chosen role on a phone, a random choice, and the start. */
export function RoleDock({ pick }: { readonly pick: Selection<Move> }) {
  const { follow } = useSession()
  const start = useStart(pick)
  const chosen = chosenIn(pick)
  const role = ROLES.find(({ people }) => people.some(({ id }) => id === chosen)) ?? ROLES[0]
  const luck = pick.open.find(({ move }) => move.move === 'choose' && move.character === 'random')
  return (
    <div className="ts-role-dock">
      <Names role={role} chosen={chosen} pick={pick} />
      {luck && (
        <button
          type="button"
          className="button button--open ts-role-dock__luck"
          data-move={JSON.stringify(luck.move)}
          onClick={() => void follow(luck.move)}
        >
          <Icon of={dice} /> {text.roles.surprise}
        </button>
      )}
      <button
        {...pick.button(PIECE.play)}
        onClick={start}
        className={`button button--main ts-role-dock__play can ${pick.isHinted(PIECE.play) ? 'is-hinted' : ''}`}
      >
        {text.roles.play(personNamed(chosen).name)}
      </button>
    </div>
  )
}

function factsOf({ ability }: Role, { options }: View): readonly string[] {
  const { tokens, rows, move, woundedMove, stomp } = ability
  return [
    tokens > 0 ? text.roles.tokens(tokens) : text.roles.tokensIn(rows),
    text.roles.move(Math.max(move, options['move-healthy']), woundedMove),
    text.roles.stomp(stomp),
  ]
}
