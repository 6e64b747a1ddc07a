import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const mostFiles = 5

/** What the server says before its own log is open; of the latest start only. */
export const startupLog = (home: string) => join(home, 'startup.log')

/** Removes all but the newest log files (of 10 MB each); PostgreSQL rotates but never removes. */
export function pruneLogs(cluster: string): void {
  for (const file of logFiles(cluster).slice(0, -mostFiles)) rmSync(file, { force: true })
}

/**
 * Why the server did not start, in its own words.
 * @param since only a log written after this time (ms) belongs to the failed start
 */
export function lastFailure(home: string, cluster: string, since: number): string {
  const newest = logFiles(cluster).at(-1)
  const logs = [startupLog(home)]
  if (newest && statSync(newest).mtimeMs >= since) logs.push(newest)
  const failures = logs
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => /(FATAL|PANIC): /.test(line))
  const reason = failures.at(-1)?.replace(/^.*(FATAL|PANIC): +/, '')
  if (reason?.includes('No space left')) return `the disk that holds ${home} is full`
  return reason ?? readFileSync(startupLog(home), 'utf8').trim().split('\n').at(-1) ?? ''
}

/** Oldest first: their names are times. */
function logFiles(cluster: string): string[] {
  const directory = join(cluster, 'log')
  try {
    const names = readdirSync(directory).filter((name) => name.startsWith('postgresql-'))
    return names.toSorted().map((name) => join(directory, name))
  } catch {
    return []
  }
}
