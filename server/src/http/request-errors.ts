import { accountText } from '../text/http.ts'

/** An error that is sent with its message and status code. */
abstract class RequestError extends Error {
  abstract readonly statusCode: number
}

export class NotFound extends RequestError {
  readonly statusCode = 404
}

/** The request is not possible in the current state, or not for this user. */
export class Conflict extends RequestError {
  readonly statusCode = 409
}

/** Does not say whether the login or the password is wrong. */
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

/** A page of another site sent the request. */
export class WrongOrigin extends RequestError {
  readonly statusCode = 403
}

/** The request is for a host name that is not this server's. */
export class WrongHost extends RequestError {
  readonly statusCode = 421
}

/** The request can be repeated after some seconds. */
abstract class RetryLater extends RequestError {
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(message)
  }
}

export class TooManyRequests extends RetryLater {
  readonly statusCode = 429
}

/** The server has too little space. */
export class NoSpace extends RetryLater {
  readonly statusCode = 503
}
