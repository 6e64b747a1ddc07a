/**
 * The embedded PostgreSQL can't serve, and a person has to do something about it.
 * @param reason what is wrong, as a clause without a full stop; the way out is added to it
 */
export class EmbeddedPostgresError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`${reason}; or set DATABASE_URL to use a PostgreSQL server of your own.`, options)
    this.name = 'EmbeddedPostgresError'
  }
}

/** The code of a Node or PostgreSQL error (`ENOENT`, `57P03`), or undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
