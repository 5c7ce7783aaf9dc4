/** What a notice tells: my turn, all seats are taken, a rematch, chat while I am away, my seat is about to be lost. */
export type NoticeKind = 'turn' | 'full' | 'rematch' | 'chat' | 'seat'

/** A notice to a person about a table, before it is stored. Stored once for each table, user, kind and key. */
export interface NewNotice {
  readonly table: string
  readonly user: string
  readonly kind: NoticeKind
  readonly key: string
  /** The number of log entries when it was caused. */
  readonly seq: number
  readonly at: number
  /** When it is to be sent, in ms since 1970. */
  readonly dueAt: number
}

/** A notice that this node has claimed. */
export interface ClaimedNotice extends NewNotice {
  readonly id: number
  /** Failed attempts to send it. */
  readonly attempts: number
  /** The channels that still need it; null: all. */
  readonly left: readonly string[] | null
}

/** `unsure`: a node stopped while it sent the notice, so it is not sent again. */
type EndState = 'sent' | 'unsure' | 'dropped' | 'failed'

export type ChannelKind = 'push' | 'webhook' | 'mail'

/** A way to reach a person. */
export interface Channel {
  /** Too long to guess: the link in a mail that turns the channel off contains it. */
  readonly id: string
  readonly user: string
  readonly kind: ChannelKind
  /** The endpoint, URL or mail address. */
  readonly address: string
  /** The keys of a push subscription. */
  readonly keys: { readonly p256dh: string; readonly auth: string } | null
  /** The address of this server in the browser that added the channel, for links. */
  readonly origin: string
  /** The code that confirms a mail address; null: confirmed. */
  readonly code: string | null
  readonly created: number
}

/** Hours without notices, such as 22:00 to 08:00, in the time zone of the person. */
export interface QuietHours {
  readonly from: string
  readonly to: string
  readonly zone: string
}

export interface NoticeSettings {
  /** `always`: unless I look at the table. `away`: unless I am at any table of this server. */
  readonly when: 'always' | 'away' | 'never'
  readonly quiet: QuietHours | null
  /** Tables without notices. */
  readonly muted: readonly string[]
}

export const USUAL_SETTINGS: NoticeSettings = { when: 'always', quiet: null, muted: [] }

/** The part of the store about notices: the outbox, channels and settings. */
export interface NoticeStore {
  settings(user: string): Promise<NoticeSettings>
  saveSettings(user: string, settings: NoticeSettings): Promise<void>
  channels(user: string): Promise<Channel[]>
  /** Adds a channel, or replaces the one of the same user and address. */
  addChannel(channel: Channel): Promise<void>
  confirmChannel(id: string): Promise<void>
  /** Removes a channel; false if there is none. Without `user`: of any user. */
  removeChannel(id: string, user?: string): Promise<boolean>
  /** The users of channels added since then. */
  subscribersSince(at: number): Promise<string[]>
  /** A value that all nodes share. The first one given for a name stays. */
  sharedValue(name: string, value: string): Promise<string>

  /** Adds notices, except those that are stored. */
  add(notices: readonly NewNotice[]): Promise<void>
  /**
   * Claims all notices until `soon` of people who have a due one, until the time `until`. Those that another node was
   * sending when its claim ended become `unsure`.
   */
  claim(claim: {
    readonly node: string
    readonly now: number
    readonly soon: number
    readonly until: number
    readonly people: number
  }): Promise<ClaimedNotice[]>
  /** Records that this node sends notices now, until a time. False: its claim has ended, and it must not send them. */
  begin(ids: readonly number[], node: string, now: number, until: number): Promise<boolean>
  /** Ends claimed notices, with the reason. */
  end(ids: readonly number[], node: string, state: EndState, reason?: string): Promise<void>
  /** Tries notices, begun or not, again later, for these channels. */
  retry(ids: readonly number[], node: string, dueAt: number, left: readonly string[]): Promise<void>
  /** Sends claimed notices later. */
  postpone(ids: readonly number[], node: string, dueAt: number): Promise<void>
  /** The entry of the latest notice about a user's turn; null if there is none. */
  latestTurn(table: string, user: string): Promise<number | null>
  /** When a user was last connected to any table; 0: never. */
  lastSeenAnywhere(user: string): Promise<number>
}
