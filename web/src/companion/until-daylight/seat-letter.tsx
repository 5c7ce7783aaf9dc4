/** A seat by color and letter. */
export function SeatLetter({ place }: { readonly place: number }) {
  const letter = 'ABCDEF'[place]
  return (
    <span className="seat-letter" style={{ background: `var(--seat-${letter.toLowerCase()})` }}>
      {letter}
    </span>
  )
}
