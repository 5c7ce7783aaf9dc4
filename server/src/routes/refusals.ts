import { accountText } from '../text/http.ts'

/** A request that is answered with its reason and this status. */
abstract class Refusal extends Error {
  abstract readonly statusCode: number
}

/** What a client asked for is not there. */
export class NotFound extends Refusal {
  readonly statusCode = 404
}

/** It may be had later, or never by this one. */
export class NotNow extends Refusal {
  readonly statusCode = 409
}

/** Nobody is known by what was said; which half of it was wrong is not told. */
export class WrongPassword extends Refusal {
  readonly statusCode = 401
  constructor() {
    super(accountText.wrongPassword)
  }
}

export class NobodyKnown extends Refusal {
  readonly statusCode = 401
  constructor() {
    super(accountText.notLoggedIn)
  }
}

/** Another site's page asked in our reader's name. */
export class WrongOrigin extends Refusal {
  readonly statusCode = 403
}

export class TooOften extends Refusal {
  readonly statusCode = 429
}
