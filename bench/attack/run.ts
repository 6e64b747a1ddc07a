import '#server/platform/node-env.ts'
// `npm run attack -- list` names the attacks; `npm run attack -- NAME…` (or `all`) plays them against a
// server and a database of their own, on the PostgreSQL of DATABASE_URL. Bounded in time and size.
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startGhiyar, type Running } from '../servers.ts'
import type { Attack, Outcome } from './attack.types.ts'

const folder = join(import.meta.dirname, 'attacks')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .toSorted()

const load = async (name: string) => (await import(join(folder, `${name}.ts`))) as Attack

/** Plays one attack on a new database, which is dropped afterwards. */
async function play({ attack }: Attack): Promise<Outcome> {
  const server = process.env.DATABASE_URL
  if (!server)
    throw new Error('Set DATABASE_URL to a PostgreSQL on which databases may be created.')
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const database = `ghiyar_attack_${randomBytes(5).toString('hex')}`
  await admin.query(`create database ${database}`)
  const databaseUrl = server.replace(/\/[^/?]*(\?|$)/, `/${database}$1`)
  const running: Running[] = []
  try {
    return await attack({
      databaseUrl,
      start: async (env) => {
        const started = await startGhiyar(databaseUrl, env)
        running.push(started)
        return started
      },
    })
  } finally {
    for (const started of running.reverse()) await started.stop()
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
  }
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !['list', 'all', ...names].includes(name))
if (unknown) throw new Error(`No attack is called "${unknown}"; see \`npm run attack -- list\`.`)
if (wanted.length === 0 || wanted.includes('list')) {
  for (const name of names) console.log(`${name.padEnd(20)} ${(await load(name)).about}`)
} else {
  for (const name of wanted.includes('all') ? names : wanted) {
    const { passed, figures } = await play(await load(name))
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`)
    for (const [figure, value] of Object.entries(figures)) console.log(`      ${figure}: ${value}`)
    if (!passed) process.exitCode = 1
  }
}
