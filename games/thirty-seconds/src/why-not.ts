/** The part of the client entry that says why a piece cannot be used. Clients load it after the table is drawn. */
export { whyNot } from './say/reasons.ts'
