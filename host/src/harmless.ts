/** A text from outside (a name, a record) without anything that would steer a terminal or turn a line around. */
export function harmless(text: string): string {
  return text.replace(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
}
