/** The code of a table in a text: a pasted link ends with it, apart from a query. */
export function codeIn(text: string): string {
  return text.trim().split('/').at(-1)?.split(/[?#]/)[0].toLowerCase() ?? ''
}
