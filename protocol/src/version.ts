/** Increases when an old client could misunderstand a new server. Both send it in their first message. */
export const PROTOCOL_VERSION = 3
