import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Address, role } from './address.ts'
import { runAs } from './account.ts'
import { type Binaries, plainEnvironment } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Location } from './location.ts'
import { passwordFile } from './loopback.ts'
import { initialSettings } from './settings.ts'

/** A database together with all that is needed in order to run it. */
export interface Installation extends Location {
  cluster: string
  binaries: Binaries
  address: Address
  /** What the server is started with, see `fixedSettings`. */
  settings: string[]
}

const neededMegabytes = 200

/**
 * Character classes come from the C library even under the builtin provider: with plain `C`,
 * pg_trgm finds no letters in Arabic words. macOS before 15 has no C.UTF-8.
 */
const characterTypes = ['C.UTF-8', 'en_US.UTF-8']

/**
 * Makes the database when there is none; refuses one of another major version.
 * The order of text is the builtin `C.UTF-8`: the same on every machine, never changed by an update
 * of the system (which would break indexes), quick, and with Unicode's upper and lower case.
 * @returns whether it was made now
 */
export function ensureCluster(installation: Installation): boolean {
  const { cluster, binaries, home } = installation
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    refuseOtherMajor(home, readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim(), binaries)
    return false
  }
  refuseFullDisk(home)
  removeDrafts(home)
  // A name of this process alone: the initdb of a start that was killed may still be at work.
  const draft = `${cluster}.new-${process.pid}`
  const [first = '', ...others] = characterTypes
  let complaint = initialise(installation, draft, first)
  for (const characterType of others)
    if (complaint?.includes('locale name'))
      complaint = initialise(installation, draft, characterType)
  if (complaint) {
    rmSync(draft, { recursive: true, force: true })
    throw new EmbeddedPostgresError(`The database can't be made in ${home} (${complaint})`)
  }
  try {
    renameSync(draft, cluster)
  } catch (error) {
    throw new EmbeddedPostgresError(`${cluster} is in the way: it holds no database`, {
      cause: error,
    })
  }
  return true
}

/** Runs initdb; answers with its complaint where it failed. */
function initialise(
  { account, binaries, address }: Installation,
  directory: string,
  characterType: string,
): string | undefined {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { mode: 0o700 })
  if (account) chownSync(directory, account.uid, account.gid)
  const { status, stderr, error } = spawnSync(
    join(binaries.native, 'bin', 'initdb'),
    [
      `--pgdata=${directory}`,
      `--username=${role}`,
      ...('port' in address
        ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(directory)}`]
        : ['--auth=trust']),
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--text-search-config=simple',
      '--data-checksums',
      '--no-instructions',
      ...initialSettings.map((setting) => `--set=${setting}`),
    ],
    { ...runAs(account), cwd: '/', env: plainEnvironment(), encoding: 'utf8' },
  )
  if (status === 0) return undefined
  if (error) return error.message
  const lines = stderr.split('\n').filter((line) => /error|fatal|no space/i.test(line))
  return lines.at(-1) ?? stderr.trim().split('\n').at(-1) ?? 'initdb failed'
}

function removeDrafts(home: string): void {
  for (const name of readdirSync(home))
    if (name.startsWith('cluster.new-')) rmSync(join(home, name), { recursive: true, force: true })
}

function refuseOtherMajor(home: string, found: string, { version }: Binaries): void {
  const major = version.split('.')[0]
  if (found !== major)
    throw new EmbeddedPostgresError(
      `The database in ${home} was made by PostgreSQL ${found}, and Ghiyar now brings ${major}: dump it with the former version of Ghiyar, or set DATA_DIR to a new directory`,
    )
}

function refuseFullDisk(home: string): void {
  const { bavail, bsize } = statfsSync(home)
  const megabytes = Math.floor((bavail * bsize) / 2 ** 20)
  if (megabytes < neededMegabytes)
    throw new EmbeddedPostgresError(
      `The disk that holds ${home} is full: a database needs ${neededMegabytes} MB, and ${megabytes} MB are free`,
    )
}
