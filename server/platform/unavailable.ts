import { refuse, type Refusal } from './refusal.ts'

const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOENT', 'EPIPE', 'ETIMEDOUT'],
  ...['EAI_AGAIN', 'ENOTFOUND'],
  // PostgreSQL: shut down, starting up, too many connections or out of memory, and statements that
  // took too long.
  ...['57P01', '57P02', '57P03', '53300', '53200', '57014'],
  // It became a standby, or was set to reading only.
  '25006',
  // Two transactions waited for one another, and this one was given up.
  '40P01',
  // The database is dropped, not there, or takes no connections, as while it is restored.
  ...['57P04', '3D000', '55000'],
])

// Files: full, above a quota, and a disk that went to reading only or was taken from us; PostgreSQL: full.
const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', '53100'])

export const storageFull = () => refuse('server.storage_full', undefined, { retryAfter: 60 })

/** The refusal for an error that is an outage and no fault; undefined for anything else. */
export function outageOf(error: unknown): Refusal | undefined {
  if (isStorageFull(error)) return storageFull()
  return isUnavailable(error) ? refuse('server.unavailable') : undefined
}

function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException
    if (code !== undefined && storageCodes.has(code) && syscall !== 'connect') return true
  }
  return false
}

/** Whether an error means that the database or the store of files can't answer now, so that trying again later helps. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && (connectionCodes.has(code) || code.startsWith('08')))
      return true
    // Of what is asked over HTTP, as the store of files is.
    if (cause.name === 'TimeoutError') return true
    if (
      /timeout exceeded when trying to connect|Connection terminated|connection error and is not/.test(
        cause.message,
      )
    )
      return true
  }
  return false
}
