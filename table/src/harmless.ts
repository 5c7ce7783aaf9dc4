/** Removes control characters and characters that change the text direction from a name or a record. */
export function harmless(text: string): string {
  return text.replace(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
}
