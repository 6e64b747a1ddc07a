import { expect } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { insertSession, insertSessions, bearer, cloneUser } from './testing/principals.ts'
import { names, takenInputs, test, withOwn } from './testing/fuzz.ts'
import { hostileRequests } from './testing/hostile.ts'
import { newIdentity } from './testing/people.ts'

// A limit of an account is reached before that many calls.
const CALLS_OF_AN_ACCOUNT = 20

test.for(names)('%s answers hostile input without a failure', async (name, { world }) => {
  const { app, buyerId, sellerId } = world
  const { db } = app.database
  const { access } = endpoints[name]
  const original = access === 'anyone' || access === 'account' ? buyerId : sellerId
  let sessions: { id: string; token: string }[] = []
  const own = { id: buyerId, identify: newIdentity().email, ...newIdentity() }
  const good = withOwn((await takenInputs(app))(name), { ...own, partSKU: 'HOSTILE-1' })
  const failures: unknown[] = []
  for (const [what, request] of hostileRequests(name, good)) {
    if (sessions.length === 0) {
      const { no } = await cloneUser(db, original)
      sessions = await insertSessions(db, no, CALLS_OF_AN_ACCOUNT)
    }
    const headers = { ...request.headers, ...bearer(sessions.pop()!.token) }
    const { statusCode, body } = await app.http.inject({ ...request, headers })
    if (statusCode >= 500) failures.push([what, statusCode, body.slice(0, 100)])
  }
  expect(failures).toEqual([])
})

test.for([
  ['no body', undefined, {}],
  ['an empty body', '', { 'content-type': 'application/json' }],
  ['null', 'null', { 'content-type': 'application/json' }],
] as const)('a logout with %s ends the session', async ([, payload, type], { world }) => {
  const { http, database } = world.app
  const { no } = await cloneUser(database.db, world.buyerId)
  const headers = bearer((await insertSession(database.db, no)).token)
  const sent = { ...(payload !== undefined && { payload }), headers: { ...headers, ...type } }
  const left = await http.inject({ method: 'POST', url: '/api/users/logout', ...sent })
  const after = await http.inject({ url: '/api/users/me', headers })
  expect([left.statusCode, after.statusCode]).toEqual([200, 401])
})
