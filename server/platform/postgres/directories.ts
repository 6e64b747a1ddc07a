import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type Account, isRoot, runAs } from './account.ts'
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts'

export function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

/** The absolute path without symbolic links, also when its last parts don't exist yet. */
export function realLocation(path: string): string {
  const absolute = resolve(path)
  if (existsSync(absolute)) return realpathSync(absolute)
  return join(realLocation(dirname(absolute)), basename(absolute))
}

/** Whether the account can enter a directory; found out by doing it, since modes don't tell all. */
export function canEnter(account: Account, directory: string): boolean {
  const { status, error } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], {
    ...runAs(account),
    cwd: '/',
    stdio: 'ignore',
  })
  if (error)
    throw new EmbeddedPostgresError(
      `PostgreSQL refuses to run as root, and this root may not become ${account.name} (${error.message}): start Ghiyar as a normal user`,
    )
  return status === 0
}

/** Makes a directory with its parents; root gives what it makes to the owner of the place. */
export function makeDirectory(path: string, mode: number): void {
  const place = nearestExisting(path)
  const first = attempt(`${path} can't be made`, () => mkdirSync(path, { recursive: true, mode }))
  for (let made = path; first && made.length >= first.length; made = dirname(made))
    giveToOwnerOf(place, made)
}

/** Lets root hand a file to the owner of the directory, who can then start Ghiyar without root. */
export function giveToOwnerOf(directory: string, path: string): void {
  if (!isRoot()) return
  const { uid, gid } = statSync(directory)
  chownSync(path, uid, gid)
}

/**
 * Makes, or accepts, a directory that nobody but its owner can enter. One that somebody else made
 * beforehand, a link, or one that others can enter is refused.
 */
export function privateDirectory(path: string, account: Account | undefined): void {
  const made = attempt(`${path} can't be made`, () => {
    try {
      mkdirSync(path, { mode: 0o700 })
      return true
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false
      throw error
    }
  })
  if (process.platform === 'win32') return
  if (made && account) chownSync(path, account.uid, account.gid)
  const found = lstatSync(path)
  const owner = account?.uid ?? process.getuid?.()
  if (!found.isDirectory() || found.uid !== owner || found.mode & 0o077)
    throw new EmbeddedPostgresError(
      `${path} must be a directory of ${account?.name ?? 'yours'} with mode 700, but somebody made it otherwise: remove it`,
    )
}

function attempt<Result>(what: string, action: () => Result): Result {
  try {
    return action()
  } catch (error) {
    throw new EmbeddedPostgresError(`${what}, because ${whyNot(error)}`, { cause: error })
  }
}

function whyNot(error: unknown): string {
  const code = errorCode(error) ?? ''
  if (code === 'ENOSPC') return 'the disk is full'
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return 'its parent is not writable: set DATA_DIR to a directory that you may write'
  return error instanceof Error ? error.message : String(error)
}
