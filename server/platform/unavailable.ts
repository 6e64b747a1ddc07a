const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['EAI_AGAIN', 'ENOTFOUND'],
  // PostgreSQL: shut down, starting up, too many connections, and statements that took too long.
  ...['57P01', '57P02', '57P03', '53300', '57014'],
  // Two transactions waited for one another, and this one was given up.
  '40P01',
  // The database is dropped, not there, or takes no connections, as while it is restored.
  ...['57P04', '3D000', '55000'],
])

/** Whether an error means that the database can't answer now, so that trying again later helps. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && (connectionCodes.has(code) || code.startsWith('08')))
      return true
    if (
      /timeout exceeded when trying to connect|Connection terminated|connection error and is not/.test(
        cause.message,
      )
    )
      return true
  }
  return false
}
