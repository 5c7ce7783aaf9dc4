/** An icon of the game-icons collection: the path inside a 192 × 192 svg. */
declare module 'icon:*' {
  const path: string
  export default path
}
declare module 'virtual:fonts.css'
declare module '*.css'
