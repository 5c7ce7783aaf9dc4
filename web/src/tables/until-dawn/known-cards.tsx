import moves from 'icon:clockwise-rotation'
import fangs from 'icon:fangs'
import { type Color, cardNamed, type Known } from '@holdout/until-dawn/table'
import { set, settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import { Shape } from './shapes.tsx'
import { text } from './text.ts'

const ZOMBIE_OF: Readonly<Record<Color, string>> = { red: 'scratcher', blue: 'sneaker', green: 'screamer' }
const COLORS = Object.keys(ZOMBIE_OF) as Color[]

/** What the player could know by counting: the cards left in the deck and in the bite pile. It can be switched off. */
export function KnownCards({ known }: { readonly known: Known }) {
  const { counts } = useStore(settings)
  return (
    <section className="ud-known" aria-label={text.known.title}>
      <button
        type="button"
        className="ud-known__switch"
        role="switch"
        aria-checked={counts}
        onClick={() => set('counts', !counts)}
      >
        {text.known.title} <i aria-hidden="true" />
      </button>
      {counts && (
        <>
          <Row name={text.known.deck} of={known.deck} />
          <Row name={text.known.bite} of={known.bitePile} colorsOnly />
        </>
      )}
    </section>
  )
}

/** `colorsOnly`: in the bite pile only the color of a card counts. */
function Row({
  name,
  of,
  colorsOnly = false,
}: {
  readonly name: string
  readonly of: Known['deck']
  readonly colorsOnly?: boolean
}) {
  const cards = Object.entries(of).map(([card, count]) => ({ ...cardNamed(card), count }))
  const sum = (list: typeof cards): number => list.reduce((total, { count }) => total + count, 0)
  const bites = sum(cards.filter(({ kind }) => kind === 'bite'))
  const movements = sum(cards.filter(({ kind }) => kind === 'movement'))
  return (
    <p>
      <b>{name}</b>
      {COLORS.map(color => {
        const count = sum(cards.filter(card => (colorsOnly || card.kind === 'zombie') && card.color === color))
        return (
          <span
            key={color}
            data-color={color}
            role="img"
            aria-label={text.known.color(count, color)}
            data-names={ZOMBIE_OF[color]}
          >
            <Shape of={color} />
            {count}
          </span>
        )
      })}
      {!colorsOnly && (
        <>
          <span role="img" aria-label={text.known.bites(bites)} {...tells(text.tells.bitesTitle, text.tells.bites)}>
            <Icon of={fangs} />
            {bites}
          </span>
          <span
            role="img"
            aria-label={text.known.movements(movements)}
            {...tells(text.tells.movementsTitle, text.tells.movements)}
          >
            <Icon of={moves} />
            {movements}
          </span>
        </>
      )}
    </p>
  )
}
