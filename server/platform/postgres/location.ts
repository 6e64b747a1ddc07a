import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, lstatSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, accountFor, isRoot, ownerOf } from './account.ts'
import {
  canEnter,
  makeDirectory,
  nearestExisting,
  privateDirectory,
  realLocation,
} from './directories.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Where root keeps what the database's user could not reach elsewhere. */
export const defaultMachineDir = '/var/lib/ghiyar'

/** sun_path holds 103 bytes on macOS and 107 on Linux; `/.s.PGSQL.5432` takes 14 of them. */
const longestSocketDirectory = 88

/** Where one database lives and as whom it runs. */
export interface Location {
  /** The directory of the database; `cluster/` in it is PostgreSQL's own. */
  home: string
  /** Undefined: the user we are. */
  account: Account | undefined
}

export const clusterOf = (home: string) => join(home, 'cluster')

/**
 * Settles where the database lives and makes that directory. A database that exists already
 * decides, so that a changed mode of some parent never makes Ghiyar start with an empty one.
 * @throws EmbeddedPostgresError when neither the wanted place nor the machine's can be used
 */
export function settleLocation(
  dataDir: string,
  machineDir: string,
  log: (message: string) => void,
): Location {
  const wanted = realLocation(dataDir)
  if (!statSync(nearestExisting(wanted)).isDirectory())
    throw new EmbeddedPostgresError(`${nearestExisting(wanted)} is a file and not a directory`)
  const location = isRoot()
    ? locationForRoot(wanted, machineDir)
    : { home: wanted, account: undefined }
  if (location.home !== wanted)
    log(
      `The database lives in ${location.home}, since ${location.account?.name} can't enter ${wanted}.`,
    )
  makeDirectory(location.home, 0o755)
  refuseForeign(location)
  return location
}

/**
 * The directory of the Unix socket: in the database's own where the path is short enough, else at a
 * short place whose name depends only on the database's place, so that a later start finds it.
 */
export function socketDirectory({ home, account }: Location, machineDir: string): string {
  const directory = chooseSocketDirectory(home, machineDir)
  privateDirectory(directory, account)
  return directory
}

/** A directory that root alone can write, for this machine; made when missing. */
export function machineDirectory(machineDir: string): string {
  makeDirectory(machineDir, 0o755)
  const found = lstatSync(machineDir)
  if (!found.isDirectory() || found.uid !== 0 || found.mode & 0o022)
    throw new EmbeddedPostgresError(`${machineDir} must be a directory that only root can write`)
  return machineDir
}

function locationForRoot(wanted: string, machineDir: string): Location {
  const away = join(machineDir, shortHash(wanted))
  if (existsSync(clusterOf(wanted))) return reachable(wanted)
  if (existsSync(clusterOf(away))) return reachable(away)
  const place = nearestExisting(wanted)
  const account = accountFor(place)
  if (account && canEnter(account, place)) {
    makeDirectory(wanted, 0o755)
    if (canEnter(account, wanted)) return { home: wanted, account }
  }
  machineDirectory(machineDir)
  return { home: away, account: accountFor(machineDir) }
}

function reachable(home: string): Location {
  const account = ownerOf(clusterOf(home))
  if (!canEnter(account, clusterOf(home)))
    throw new EmbeddedPostgresError(
      `The database in ${home} belongs to ${account.name}, who can't enter that directory any more: let others enter its parents (chmod o+x)`,
    )
  return { home, account }
}

function refuseForeign({ home, account }: Location): void {
  const cluster = clusterOf(home)
  if (existsSync(cluster) && !account && process.getuid) {
    const { uid } = statSync(cluster)
    if (uid !== process.getuid())
      throw new EmbeddedPostgresError(
        `The database in ${home} belongs to another user (uid ${uid}): start Ghiyar as that user or as root, or set DATA_DIR to another directory`,
      )
  }
  try {
    accessSync(home, constants.W_OK | constants.X_OK)
  } catch {
    throw new EmbeddedPostgresError(
      `${home} is not writable: set DATA_DIR to a directory that you may write`,
    )
  }
}

function chooseSocketDirectory(home: string, machineDir: string): string {
  const own = join(home, 'socket')
  if (Buffer.byteLength(own) <= longestSocketDirectory) return own
  if (!isRoot()) return `/tmp/ghiyar-${process.getuid?.()}-${shortHash(home)}`
  const away = join(machineDirectory(machineDir), shortHash(home))
  makeDirectory(away, 0o755)
  return join(away, 'socket')
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}
