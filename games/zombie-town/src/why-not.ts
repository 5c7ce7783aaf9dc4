/** The entry for reasons why something cannot be chosen. Clients load it after the table is drawn. */
export { type Target, whyNot } from './say/why-not.ts'
