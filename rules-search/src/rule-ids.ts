/** A rule number in any spelling: `UD-67`, `ud67`, `UD 67`, `67`, `R07`, `d 7`. */
const SPELLING = /^(?:rule\s+)?(?:([a-z]{2})[\s-]*)?([dr]?)[\s-]*(\d{1,3})([a-z]?)$/i

/** The ids in `known` that the query names; null if the query does not look like a rule number. */
export function idsNamed(query: string, known: readonly string[]): string[] | null {
  const asked = SPELLING.exec(query.trim())
  if (!asked) return null
  const [, game = '', kind, number, letter] = asked
  return known.filter(id => {
    const parts = /^([A-Z]+)-([DR]?)(\d+)([a-z]?)$/.exec(id)
    if (!parts || Number(parts[3]) !== Number(number)) return false
    if (game !== '' && parts[1] !== game.toUpperCase()) return false
    return parts[2] === kind.toUpperCase() && (letter === '' || parts[4] === letter.toLowerCase())
  })
}
