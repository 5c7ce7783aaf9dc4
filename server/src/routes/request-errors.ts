import { accountText } from '../text/http.ts'

/** A request that is answered with its reason and this status. */
abstract class RequestError extends Error {
  abstract readonly statusCode: number
}

/** What a client asked for is not there. */
export class NotFound extends RequestError {
  readonly statusCode = 404
}

/** It may be had later, or never by this one. */
export class Conflict extends RequestError {
  readonly statusCode = 409
}

/** Nobody is known by what was said; which half of it was wrong is not told. */
export class WrongPassword extends RequestError {
  readonly statusCode = 401
  constructor() {
    super(accountText.wrongPassword)
  }
}

export class NotLoggedIn extends RequestError {
  readonly statusCode = 401
  constructor() {
    super(accountText.notLoggedIn)
  }
}

/** Another site's page asked in our reader's name. */
export class WrongOrigin extends RequestError {
  readonly statusCode = 403
}

export class TooManyRequests extends RequestError {
  readonly statusCode = 429
}
