import { type Kysely, type Migration, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** The name of the last migration. Names sort by their number. */
export function latestOf(migrations: Readonly<Record<string, Migration>>): string {
  return Object.keys(migrations).sort().at(-1) as string
}

/** The query for the schema version of a database. It fails if there is none yet. */
export const SCHEMA_VERSION = 'select max(name) as name from kysely_migration'

/** The schema version of a database that a newer Holdout has upgraded; null if this version knows it. */
export async function newerSchema(db: Kysely<Schema>, known: string): Promise<string | null> {
  try {
    const { rows } = await sql<{ name: string | null }>`${sql.raw(SCHEMA_VERSION)}`.execute(db)
    const name = rows[0]?.name ?? null
    return name !== null && name > known ? name : null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Whether a query failed because the database is still empty. */
export function isMissing(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string }
  return code === '42P01' || message?.includes('no such table') === true
}
