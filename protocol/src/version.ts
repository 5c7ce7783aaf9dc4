/** Changes when an old client could misunderstand a new server. Both say theirs in the first message. */
export const PROTOCOL_VERSION = 2
