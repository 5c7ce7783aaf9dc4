export interface Service {
  readonly url: string
  /** Its folder for data and sockets. */
  readonly folder: string
  start(): Promise<void>
  /** Lets it finish what is under way. */
  stop(): Promise<void>
  /** As if the power failed. */
  crash(): Promise<void>
  remove(): Promise<void>
}
export function findServices(): { initdb: string | null; postgres: string | null; redis: string | null }
export function setUpServices(): { ok: boolean; output: string }
export function startPostgres(options?: {
  readonly settings?: Readonly<Record<string, string | number>>
  /** A base backup to recover from. */
  readonly base?: string | null
}): Promise<Service>
export function canBackUpPostgres(): boolean
/** Copies a running PostgreSQL server into a folder next to its data. */
export function baseBackup(postgres: Service): string
export function startRedis(): Promise<Service>
