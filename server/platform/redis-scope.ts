/**
 * The start of the names of everything that is kept in Redis on behalf of one database: several
 * installations may share a Redis, and their accounts have the same numbers.
 */
export const redisScope = (databaseUrl: string): string =>
  `ghiyar:${/^\w+:\/\/[^/]*\/([^?]*)/.exec(databaseUrl)?.[1] ?? ''}`
