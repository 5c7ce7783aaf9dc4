import type { Color } from '@holdout/until-dawn/table'
import type { ReactNode } from 'react'

/** Each color has its own shape, for players who cannot tell the colors apart: claw, footprint, mouth. */
const SHAPES: Readonly<Record<Color, ReactNode>> = {
  red: (
    <path d="M4 2c3 6 3 12 1 20C1.500 15 1.500 8 4 2zM11.500 1c3 6.500 3 14 .5 22-3.500-7-3.500-15-.5-22zM19 2c3 6 3 12 1 20-3.500-7-3.500-14-1-20z" />
  ),
  blue: (
    <>
      <path d="M11 9c4 0 6.500 2 6 5-.4 2-2 2.500-2 4.500 0 2.500-1.500 4.500-4 4.500s-4-2-4-4.500C7 16 6 15 6 13c0-2.500 2-4 5-4z" />
      <circle cx="5" cy="8.500" r="1.700" />
      <circle cx="8" cy="5" r="2" />
      <circle cx="12.300" cy="3.600" r="2.200" />
      <circle cx="17.400" cy="5" r="2.800" />
    </>
  ),
  green: (
    <path
      fillRule="evenodd"
      d="M12 3C18 3 23 7 23 12s-5 9-11 9S1 17 1 12 6 3 12 3zM5 7.500l2.300 5 2.300-6zM9.900 6.200l2.100 6 2.100-6zM14.400 6.500l2.300 6 2.300-5zM7.500 18l2.300-5 2.200 5.600zM12.300 18.600l2.200-5.600 2.200 5z"
    />
  ),
}

export function Shape({ of }: { readonly of: Color }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {SHAPES[of]}
    </svg>
  )
}
