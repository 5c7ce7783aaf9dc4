/** What a client asked for is not there. */
export class NotFound extends Error {
  readonly statusCode = 404
}

/** It may be had later, or never by this one. */
export class NotNow extends Error {
  readonly statusCode = 409
}
