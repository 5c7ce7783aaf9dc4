/** A drawing of the game-icons collection: the path inside its 512 × 512 svg. */
declare module 'icon:*' {
  const path: string
  export default path
}
declare module 'virtual:fonts.css'
