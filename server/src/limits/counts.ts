import type { Limit } from './budget.ts'

/** Limits by number. Those of an address are turned off with its limit of requests. */
export const COUNTS = {
  /** Chat lines of a person. */
  chat: { burst: 5, perSecond: 0.5 },
  /** Hints of a person. */
  hints: { burst: 5, perSecond: 0.5 },
  /** Stored rejections of a person and of an address: they take space until they are deleted. */
  rejectionsOfPerson: { burst: 300, perSecond: 2 },
  rejectionsOfAddress: { burst: 2_000, perSecond: 10 },
  /** Attempts with a password, over all accounts, of an address. */
  passwords: { burst: 20, perSecond: 20 / 60 },
  /** New tables of an address in a short time. */
  newTables: { burst: 60, perSecond: 1 },
  /** Notices to a person: messages, not events. */
  notices: { burst: 30, perSecond: 30 / 3_600 },
  /** New channels and tests of a person. */
  noticeChannels: { burst: 10, perSecond: 1 / 30 },
  /** Codes to one mail address, and attempts of a person to confirm one. */
  noticeCodes: { burst: 5, perSecond: 1 / 120 },
  /** New guests of an address. */
  newGuests: { burst: 200, perSecond: 1 / 20 },
  /** Results of daily challenges of a person: each is replayed. */
  dailyResults: { burst: 10, perSecond: 1 / 60 },
  /** Pictures of tables made for an address. */
  pictures: { burst: 20, perSecond: 1 / 5 },
} as const satisfies Record<string, Limit>
