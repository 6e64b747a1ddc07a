import { accountExport, type AccountExport } from '#contract/account-export.ts'
import type { Download } from '#contract/api.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { ExportSources, Person } from '../platform/personal-data.ts'
import type { Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { exportsOfAccount } from './limits.ts'
import { getMe } from './profile.ts'
import { getSessions } from './sessions.ts'
import * as users from './user.store.ts'

type Deps = Pick<AccountDeps, 'db' | 'limits' | 'personalData'>

const NO_SESSION = '00000000-0000-0000-0000-000000000000'

const sections = Object.entries(accountExport.shape) as [
  keyof AccountExport,
  (typeof accountExport.shape)[keyof AccountExport],
][]

const readme = Object.fromEntries(
  sections.map(([name, { description }]) => [name, description ?? '']),
)

/** A copy of the personal data that is stored about a user. */
export async function exportAccount(
  deps: Deps,
  caller: Caller,
  client: Client,
): Promise<Download | Refusal> {
  const { db, limits } = deps
  const limited = await limits.take(exportsOfAccount, caller.id)
  if (limited) return limited
  const found = await users.withDetails(db, caller.no)
  return exportOf(deps, { ...found!.user, session: caller.session }, client)
}

type Owner = Person & Pick<Caller, 'role'>

/** The same for a person who has proven to be its owner in another way than by a session. */
export async function exportOf(
  deps: Omit<Deps, 'limits'>,
  owner: Owner & { session?: string },
  client: Client,
): Promise<Download> {
  const { db } = deps
  const caller = { ...owner, session: owner.session ?? NO_SESSION }
  await audit(db, 'account.exported', client, { actor: caller.id })
  return {
    name: `ghiyar-${new Date().toISOString().slice(0, 10)}.json`,
    type: 'application/json; charset=utf-8',
    content: written(sourcesOf(deps, caller, owner)),
  }
}

const sourcesOf = (deps: Omit<Deps, 'limits'>, caller: Caller, person: Person): ExportSources =>
  Object.assign(
    {
      exported: async () => new Date().toISOString(),
      readme: async () => readme,
      user: () => getMe(deps, caller),
      sessions: sessionsOf(deps, caller),
    } satisfies ExportSources,
    ...deps.personalData().map((data) => data.export(deps.db, person)),
  )

async function* sessionsOf(deps: Pick<Deps, 'db'>, caller: Caller) {
  yield (await getSessions(deps, caller, { page: 1, limit: 100 })).items
}

/** JSON with a line for each entry, cut to what the contract names, made while it is sent. */
async function* written(sources: ExportSources): AsyncGenerator<Uint8Array> {
  let before = '{'
  for (const [name, schema] of sections) {
    const source = sources[name]
    if (!source) throw new Error(`Nothing gives "${name}" of an export`)
    yield Buffer.from(`${before}\n${JSON.stringify(name)}: `)
    before = ','
    if (typeof source === 'function')
      yield Buffer.from(JSON.stringify(schema.parse(await source())))
    else yield* writtenList(source, schema)
  }
  yield Buffer.from('\n}\n')
}

async function* writtenList(
  chunks: AsyncIterable<unknown[]>,
  schema: { parse: (chunk: unknown[]) => unknown },
): AsyncGenerator<Uint8Array> {
  let before = '['
  for await (const chunk of chunks) {
    const lines = (schema.parse(chunk) as unknown[]).map((item) => JSON.stringify(item))
    if (lines.length > 0) yield Buffer.from(`${before}\n${lines.join(',\n')}`)
    if (lines.length > 0) before = ','
  }
  yield Buffer.from(before === '[' ? '[]' : '\n]')
}
