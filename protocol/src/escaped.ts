/** Text as HTML or XML, also inside an attribute. Control characters are dropped: XML does not allow them. */
export function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '').replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
