export interface Service {
  readonly url: string
  start(): Promise<void>
  /** Lets it finish what is under way. */
  stop(): Promise<void>
  /** As if the power failed. */
  crash(): Promise<void>
  remove(): Promise<void>
}
export function findServices(): { initdb: string | null; postgres: string | null; redis: string | null }
export function setUpServices(): { ok: boolean; output: string }
export function startPostgres(): Promise<Service>
export function startRedis(): Promise<Service>
