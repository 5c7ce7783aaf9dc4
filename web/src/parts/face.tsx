import { fileUrl } from '../client/address.ts'

/** The bots whose faces are drawn: files in `public/faces`, so that no script grows by them. */
const FACES = /^(baker|mechanic|scout|nurse|teacher|postman|ranger|trucker|courier|runner|old limper)$/i

export function hasFace(name: string | undefined): boolean {
  return name !== undefined && FACES.test(name)
}

/** The face of a bot. Decoration: the name is next to it. Nothing for names without a face. */
export function Face({ name }: { readonly name: string | undefined }) {
  if (name === undefined || !hasFace(name)) return null
  return <img className="face" src={fileUrl(`faces/${name.toLowerCase().replace(' ', '-')}.svg`)} alt="" />
}
