import type { ReactNode } from 'react'

/** What stands out of the outline of each car, and its rear window. The body has the color of the player. */
const CARS: readonly { readonly body: ReactNode; readonly load?: ReactNode }[] = [
  {
    load: (
      <>
        <path d="M30 19h60l-4-5H34z" fill="#5b4630" />
        <rect x="36" y="2" width="27" height="13" rx="3" fill="#a3703c" />
        <rect x="65" y="6" width="20" height="9" rx="3" fill="#4f6b54" />
      </>
    ),
    body: <Sedan />,
  },
  {
    body: (
      <>
        <rect x="10" y="3" width="100" height="62" rx="5" fill="var(--seat)" />
        <path d="M10 3h100v8H10zM57 11h6v54h-6z" fill="#0008" />
        <path d="M22 22h26M72 22h26M22 46h26M72 46h26" stroke="#0006" strokeWidth="3" />
        <path d="M8 63h104v23q0 5-5 5H13q-5 0-5-5z" fill="#26323f" />
      </>
    ),
  },
  {
    load: <rect x="49" y="2" width="22" height="9" rx="4" fill="#ff6b5e" />,
    body: (
      <>
        <path d="M14 21q0-11 11-11h70q11 0 11 11v65q0 5-5 5H19q-5 0-5-5z" fill="#edf1ec" />
        <path d="M24 19h33v26H24zM63 19h33v26H63z" fill="#17212c" />
        <path d="M14 49h92v10H14zM14 73h92v13q0 5-5 5H19q-5 0-5-5z" fill="var(--seat)" />
      </>
    ),
  },
  {
    load: (
      <>
        <rect x="36" y="0" width="48" height="25" rx="3" fill="#b98a52" />
        <path d="M60 0v25M36 11h48" stroke="#8a6236" strokeWidth="4" />
      </>
    ),
    body: <Sedan />,
  },
  {
    body: (
      <>
        <path d="M12 18q2-13 15-14h66q13 1 15 14v68q0 5-5 5H17q-5 0-5-5z" fill="var(--seat)" />
        <path d="M22 18q2-6 9-6h58q7 0 9 6l2 22H20z" fill="#17212c" />
        <path d="M12 48h96v6H12z" fill="#fff6" />
      </>
    ),
  },
  {
    load: <path d="M26 44q4-26 14-26h40q10 0 14 26z" fill="#17212c" />,
    body: (
      <>
        <path d="M20 44q4-30 16-30h48q12 0 16 30h-8q-3-22-11-22H39q-8 0-11 22z" fill="var(--seat)" />
        <rect x="8" y="42" width="104" height="49" rx="5" fill="var(--seat)" />
        <path d="M16 48h88v12H16z" fill="#0005" />
      </>
    ),
  },
]

function Sedan() {
  return (
    <>
      <path d="M12 54q2-8 9-10l8-17q3-6 9-6h44q6 0 9 6l8 17q7 2 9 10v32q0 5-5 5H17q-5 0-5-5z" fill="var(--seat)" />
      <path d="M36 28h48l8 17H28z" fill="#17212c" />
      <path d="M12 72h96v14q0 5-5 5H17q-5 0-5-5z" fill="#0005" />
    </>
  )
}

/** The car of a player from behind, with the letter of the seat as its number plate. */
export function Car({ of }: { readonly of: number }) {
  const { load, body } = CARS[of % CARS.length]
  return (
    <svg viewBox="-6 -2 132 104" aria-hidden="true">
      <ellipse cx="60" cy="95" rx="66" ry="7" fill="#05070ac0" />
      <path d="M16 78h20v20H16zM84 78h20v20H84z" fill="#0a0c10" />
      {load}
      {body}
      <path d="M12 60h17v9H12zM91 60h17v9H91z" fill="#ff5a45" />
      <rect x="46" y="65" width="28" height="18" rx="3" fill="#f6f1e2" />
      <text x="60" y="79.5" textAnchor="middle" fontWeight="800" fontSize="15" fill="#10151b">
        {'ABCDEF'[of]}
      </text>
    </svg>
  )
}
