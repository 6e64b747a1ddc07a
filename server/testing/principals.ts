import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { OperatorRole } from '#contract/operator-roles.ts'
import { accessKey } from '../accounts/access-key.tables.ts'
import { garage } from '../accounts/garage.tables.ts'
import { operator } from '../accounts/operator.tables.ts'
import { identityProof } from '../accounts/one-time-code.tables.ts'
import { newSecret, secretHash } from '../accounts/secrets.ts'
import { session } from '../accounts/session.tables.ts'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { members, type Member, type Program, type Stranger } from './access-table.ts'
import type { TestApp, TestDatabase } from './app.ts'
import { join, newIdentity } from './people.ts'

type App = TestApp & { database: TestDatabase }
type Headers = Record<string, string>
type Joined = Awaited<ReturnType<typeof join>> & { no: number }
export type Principals = {
  people: Record<Member, Joined>
  strangers: Record<Stranger, Headers>
  programs: Record<Program, Headers>
  /** A session that nothing has ended yet. */
  signIn: (who: Member) => Promise<{ id: string; headers: Headers }>
}

type SessionFields = Partial<
  Pick<typeof session.$inferInsert, 'expiresAt' | 'seenAt' | 'boundAt' | 'factorAt'>
>

type Session = { id: string; token: string }

/** Creates a session for a user without a password. */
export async function insertSession(
  db: Executor,
  userNo: number,
  fields: SessionFields = {},
): Promise<Session> {
  const [only] = await insertSessions(db, userNo, 1, fields)
  return only!
}

/** The same so many times. */
export async function insertSessions(
  db: Executor,
  userNo: number,
  count: number,
  fields: SessionFields = {},
): Promise<Session[]> {
  const expiresAt = fields.expiresAt ?? new Date(Date.now() + 3_600_000)
  const made = Array.from({ length: count }, () => ({ id: newId(), token: newSecret() }))
  const rows = made.map(({ id, token }) => ({
    ...{ id, userNo, tokenHash: secretHash(token), salt: newSecret(), device: '' },
    ...{ factorAt: new Date(), ...fields, expiresAt },
  }))
  await db.insert(session).values(rows)
  return made
}

/** Another of the same kind, with the same password and details but no documents. */
export async function cloneUser(db: Executor, id: string): Promise<{ no: number; email: string }> {
  const own = newId()
  // Of far more numbers than a country has, so that many copies don't meet.
  const [email, phone] = [`copy-${own}@example.com`, `+888${randomInt(2 ** 47)}`]
  const { rows } = await db.execute<{ no: number }>(sql`
    with original as (select * from "user" where id = ${id}),
    copy as (
      insert into "user" (id, role, email, phone, password_hash)
      select ${own}, role, ${email}, ${phone}, password_hash from original returning no
    )
    select no from copy`)
  const no = rows[0]!.no
  await db.execute(sql`
    insert into garage select (jsonb_populate_record(garage, jsonb_build_object('user_no', ${no}::int,
      'trade_license_upload', null))).* from garage
    where user_no = (select no from "user" where id = ${id})`)
  await db.execute(sql`
    insert into seller select (jsonb_populate_record(seller, jsonb_build_object('no', ${no}::int,
      'id', ${own}::text, 'trade_license_upload', null, 'listing_count', 0))).* from seller
    where no = (select no from "user" where id = ${id})`)
  await db.execute(sql`
    insert into operator (user_no, role) select ${no}, role from operator
    where user_no = (select no from "user" where id = ${id})`)
  return { no, email }
}

/** Two new identities, proven, with the tickets that say so. */
export async function provenDraft(db: Executor) {
  const identity = newIdentity()
  const tickets = { emailTicket: newSecret(), phoneTicket: newSecret() }
  const expiresAt = new Date(Date.now() + 3_600_000)
  const proof = (of: string, ticket: string) => ({
    ...{ ticketHash: secretHash(ticket), identity: of, expiresAt },
  })
  await db
    .insert(identityProof)
    .values([
      proof(identity.email, tickets.emailTicket),
      proof(identity.phone, tickets.phoneTicket),
    ])
  return { ...identity, ...tickets }
}

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

/** Makes an operator of somebody who joined as a garage. */
export async function makeOperator(db: Executor, no: number, role: OperatorRole): Promise<void> {
  await db.delete(garage).where(eq(garage.userNo, no))
  await db.update(user).set({ role: 'OPERATOR' }).where(eq(user.no, no))
  await db.insert(operator).values({ userNo: no, role })
}

/** Somebody of every kind that may knock, each joined for real. */
export async function makePrincipals(app: App): Promise<Principals> {
  const { db } = app.database
  const joined = async (role: 'BUYER' | 'SELLER'): Promise<Joined> => {
    const person = await join(app, role)
    const [row] = await db.select({ no: user.no }).from(user).where(eq(user.id, person.user._id))
    return { ...person, no: row!.no }
  }
  const people: Record<Member, Joined> = {
    buyer: await joined('BUYER'),
    'other buyer': await joined('BUYER'),
    seller: await joined('SELLER'),
    'other seller': await joined('SELLER'),
    operator: await joined('BUYER'),
    'support operator': await joined('BUYER'),
    'finance operator': await joined('BUYER'),
  }
  await makeOperator(db, people.operator.no, 'owner')
  await makeOperator(db, people['support operator'].no, 'support')
  await makeOperator(db, people['finance operator'].no, 'finance')
  return {
    people,
    programs: { 'an access key of the seller': bearer(await insertKey(db, people.seller.no)) },
    strangers: await strangersOf(app, people.buyer, await joined('BUYER')),
    async signIn(who) {
      const { id, token } = await insertSession(db, people[who].no)
      return { id, headers: bearer(token) }
    },
  }
}

/** Gives a seller an access key; returns the key. */
async function insertKey(db: Executor, sellerNo: number): Promise<string> {
  const key = `ghk_${newSecret()}`
  const fields = { id: newId(), sellerNo, name: 'Stock system', ending: key.slice(-4) }
  await db.insert(accessKey).values({ ...fields, keyHash: secretHash(key) })
  return key
}

async function strangersOf(
  app: App,
  buyer: Joined,
  suspended: Joined,
): Promise<Record<Stranger, Headers>> {
  const { db } = app.database
  const of = async (fields: SessionFields) =>
    bearer((await insertSession(db, buyer.no, fields)).token)
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const ended = await insertSession(db, buyer.no)
  await app.call('logout', {}, { token: ended.token })
  await db
    .update(user)
    .set({ suspendedAt: sql`now()` })
    .where(eq(user.no, suspended.no))
  return {
    visitor: {},
    'a made-up token': bearer(newSecret()),
    'a token of nonsense': { authorization: `Bearer ' or 1=1 --` },
    'a token without its scheme': { authorization: (await insertSession(db, buyer.no)).token },
    'an expired session': await of({ expiresAt: daysAgo(1) }),
    'an idle session': await of({ seenAt: daysAgo(8) }),
    'an ended session': bearer(ended.token),
    'a browser’s token without its cookie': await of({ boundAt: daysAgo(1) }),
    'a suspended user': bearer(suspended.token),
  }
}

/** Everybody, in the order of the table. */
export async function headersOfAll(
  principals: Principals,
): Promise<[Stranger | Member | Program, Headers, string | undefined][]> {
  const outside = Object.entries({ ...principals.strangers, ...principals.programs }) as [
    Stranger | Program,
    Headers,
  ][]
  const inside = members.map(async (who) => {
    const { id, headers } = await principals.signIn(who)
    return [who, headers, id] as [Member, Headers, string]
  })
  return [
    ...outside.map(
      ([who, headers]) => [who, headers, undefined] as [Stranger | Program, Headers, undefined],
    ),
    ...(await Promise.all(inside)),
  ]
}
