/** The alley at night, with dawn at the street. Decoration. */
export function Backdrop() {
  return (
    <svg className="ts-alley-backdrop" viewBox="0 0 1176 640" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="ts-night" x2="0" y2="1">
          <stop stopColor="#10152b" />
          <stop offset="1" stopColor="#2a2a44" />
        </linearGradient>
        <linearGradient id="ts-dawnglow" x2="1">
          <stop offset="0" stopColor="#e0784a" stopOpacity="0" />
          <stop offset="1" stopColor="#ffb46b" stopOpacity=".75" />
        </linearGradient>
        <linearGradient id="ts-streetsky" x2="0" y2="1">
          <stop stopColor="#4b3560" />
          <stop offset=".5" stopColor="#b5566a" />
          <stop offset="1" stopColor="#f0a560" />
        </linearGradient>
        <linearGradient id="ts-lampcone" x2="0" y2="1">
          <stop stopColor="#ffe9b0" stopOpacity=".38" />
          <stop offset="1" stopColor="#ffe9b0" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="ts-shade" x2="0" y2="1">
          <stop stopColor="#0b0e13" stopOpacity="0" />
          <stop offset=".5" stopColor="#0b0e13" stopOpacity=".4" />
        </linearGradient>
        <pattern id="ts-bricks" width="44" height="22" patternUnits="userSpaceOnUse">
          <rect width="44" height="22" fill="#2a2326" />
          <path d="M0 .5h44M0 11.5h44M10.500 0v11M32.500 11v11" stroke="#1c181b" strokeWidth="2" />
        </pattern>
        <pattern id="ts-asphalt" width="60" height="30" patternUnits="userSpaceOnUse">
          <rect width="60" height="30" fill="#191c21" />
          <path d="M6 8h3M40 20h4M22 26h2M52 6h2" stroke="#2b3037" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="1176" height="640" fill="url(#ts-night)" />
      <g fill="#fff" opacity=".6">
        <circle cx="420" cy="30" r="1.3" />
        <circle cx="470" cy="70" r="1" />
        <circle cx="690" cy="24" r="1.3" />
        <circle cx="730" cy="80" r="1" />
        <circle cx="520" cy="16" r="1" />
      </g>
      <path d="M0 62h150V34h130v30h110v58h380V56h130V30h100v34h66v330H0Z" fill="url(#ts-bricks)" />
      <g className="ts-windows">
        <path fill="#0d1119" d="M232 150h56v74h-56zM330 150h56v74h-56zM640 150h56v74h-56zM738 150h56v74h-56z" />
        <path fill="#c98f3e" opacity=".55" d="M640 150h56v74h-56z" />
        <path
          fill="#38404d"
          d="M232 150h56v5h-56zm0 35h56v4h-56zM330 150h56v5h-56zm0 35h56v4h-56zM640 150h56v5h-56zm0 35h56v4h-56zM738 150h56v5h-56zm0 35h56v4h-56zM226 224h68v7h-68zM324 224h68v7h-68zM634 224h68v7h-68zM732 224h68v7h-68z"
        />
      </g>
      <path
        fill="none"
        stroke="#434b57"
        strokeWidth="4"
        d="M612 244h204M612 244v-30h204v30M632 214v30m24-30v30m24-30v30m24-30v30m24-30v30m24-30v30m24-30v30M640 246l116 122M666 246l116 122M652 272h26m-6 20h26m-6 20h26m-6 20h26m-6 20h26"
      />
      <path fill="none" stroke="#3c4450" strokeWidth="7" d="M208 122v272" />
      <path fill="none" stroke="#3c4450" strokeWidth="10" d="M201 180h14m-14 110h14" />
      <path fill="#26403a" d="M226 338h122l-8 56H234z" />
      <path fill="#2f4f47" d="M220 326h134v12H220z" />
      <path stroke="#1b2f2a" strokeWidth="3" d="M256 342l4 48m28-48v48m32-48l-4 48" />
      <rect width="1058" height="396" fill="url(#ts-shade)" />
      <rect y="394" width="1176" height="246" fill="url(#ts-asphalt)" />
      <rect x="700" width="476" height="640" fill="url(#ts-dawnglow)" opacity=".42" />
      <g className="ts-street-view">
        <path fill="url(#ts-streetsky)" d="M1058 0h118v400h-118z" />
        <path fill="#3b2a35" d="M1058 300v-70h24v-36h26v50h18v-70h28v40h22v100z" />
        <path fill="#2a2028" d="M1058 340v-40h34v-24h30v30h26v-20h28v54z" />
        <path fill="#3a3436" d="M1058 340h118v300h-118z" />
        <path stroke="#17191d" strokeWidth="6" fill="none" d="M1150 400V92q0-24-24-24h-10" />
        <path fill="#ffe9b0" d="M1098 66h22v10h-22z" />
        <path fill="url(#ts-lampcone)" d="M1098 76h22l44 400h-104z" />
      </g>
    </svg>
  )
}
