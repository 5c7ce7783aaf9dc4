/** The smallest screens that the tables are laid out for, by breakpoint. */
const LAID_OUT = [
  { screen: '(max-height: 30rem)', width: 844, height: 390 },
  { screen: '(max-width: 47.5rem)', width: 390, height: 844 },
  { screen: '(max-width: 77.5rem)', width: 1024, height: 768 },
  { screen: 'all', width: 1366, height: 768 },
] as const

interface Sizes {
  /** Of everything, 1 for normal. */
  readonly all: number
  /** Of text to read, compared with everything else. */
  readonly text: number
}

/**
 * The sizes at a table. A board grows only as far as the window has room for it: its pieces must stay whole. Questions,
 * logs and sheets take the rest of the chosen size.
 */
export function tableSizes(wanted: number, least: { width: number; height: number }, window: Window): Sizes {
  const room = Math.min(window.innerWidth / least.width, window.innerHeight / least.height)
  const all = Math.min(wanted, Math.max(1, room))
  return { all, text: wanted / all }
}

type Window = Pick<typeof globalThis, 'innerWidth' | 'innerHeight'>

let chosen = 1
/** How many tables are on the page. */
let tables = 0

function apply(): void {
  const least = LAID_OUT.find(({ screen }) => matchMedia(screen).matches) ?? LAID_OUT[LAID_OUT.length - 1]
  const { all, text } = tables > 0 ? tableSizes(chosen, least, globalThis) : { all: chosen, text: 1 }
  const { style } = document.documentElement
  style.fontSize = `${all * 100}%`
  style.setProperty('--larger', String(text))
}

/** Sets the text size of the page, in percent. */
export function applyTextSize(percent: number): void {
  chosen = percent / 100
  apply()
}

/** While a table is shown, the sizes depend on the window. Returns the end of it. */
export function atTable(): () => void {
  if (tables === 0) addEventListener('resize', apply)
  tables += 1
  apply()
  return () => {
    tables -= 1
    if (tables === 0) removeEventListener('resize', apply)
    apply()
  }
}
