import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The user that PostgreSQL runs as when Ghiyar itself runs as root, which PostgreSQL refuses. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/** System users in order of preference: PostgreSQL's own (Debian, macOS), then the one without rights. */
const systemUsers = ['postgres', '_postgres', 'nobody', 'daemon']

export const isRoot = () => process.getuid?.() === 0

/**
 * The user who shall own what is made in a directory: the directory's owner, or a system user where
 * that is root or nobody whom the system knows by name (initdb insists on a name). Undefined when we
 * aren't root: the database then runs as ourselves.
 * @param directory an existing directory
 */
export function accountFor(directory: string): Account | undefined {
  if (!isRoot()) return undefined
  const owner = ownerOf(directory)
  if (owner.uid !== 0 && nameOf(owner.uid)) return owner
  const known = passwdAccounts()
  for (const name of systemUsers) {
    const account = known.find((candidate) => candidate.name === name && candidate.uid !== 0)
    if (account) return account
  }
  return { name: 'nobody', uid: 65534, gid: 65534 }
}

/** The owner of a directory that exists. */
export function ownerOf(directory: string): Account {
  const { uid, gid } = statSync(directory)
  return { name: nameOf(uid) ?? `uid ${uid}`, uid, gid }
}

/** What `child_process` wants in order to run something as the account: signed 32-bit ids. */
export function runAs(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid | 0, gid: account.gid | 0 } : {}
}

/** Asks the system, which may know more users than /etc/passwd does. */
function nameOf(uid: number): string | undefined {
  const { status, stdout } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function passwdAccounts(): Account[] {
  let passwd: string
  try {
    passwd = readFileSync('/etc/passwd', 'utf8')
  } catch {
    return []
  }
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (!name || !uid || !gid || name.startsWith('#')) return []
    // macOS writes nobody as -2, which the system reports as 4294967294.
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }]
  })
}
