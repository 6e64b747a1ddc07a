import { mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { BuyerDetails } from '#contract/profile.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { newBrowser } from '../testing/browser.ts'
import * as people from '../testing/people.ts'
import { bearer, headersOfAll, makePrincipals } from '../testing/principals.ts'
import { testIn } from '../testing/world.ts'

/** A marketplace with every role, and the document and picture of one garage. */
const test = testIn(async (atEnd) => {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-files-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder, LIMIT_PER_ADDRESS: '1000' }
  const app = await testApp('empty', { env, atEnd })
  const principals = await makePrincipals(app)
  const { token } = principals.people.buyer
  const files = { avatar: await people.pictureFile('me.png') }
  const { user } = await app.call('updateUser', {}, { token, files })
  const document = (user.details as BuyerDetails).trade_license_upload!
  return { app, folder, principals, token, document, avatar: user.avatar! }
})

const get = (app: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers })

const body = JSON.stringify({ message: 'File not found', code: 'file.not_found' })
const nobodys = '00000000-0000-4000-8000-000000000000'

test('a document can be downloaded by its owner and operators who may; others get 404', async ({
  world: { app, principals, document, avatar },
}) => {
  for (const [who, headers] of await headersOfAll(principals)) {
    const reply = await get(app, document, headers)
    const mine = ['buyer', 'operator', 'support operator'].includes(who)
    expect([who, reply.statusCode]).toEqual([who, mine ? 200 : 404])
    if (mine) continue
    expect([who, reply.body]).toEqual([who, body])
    expect(reply.headers['cache-control']).toBe('no-store')
    const unknown = await get(app, `/files/${nobodys}`, headers)
    expect([unknown.statusCode, unknown.body]).toEqual([404, body])
    expect([who, (await get(app, avatar, headers)).statusCode]).toEqual([who, 200])
  }
})

test('a document is sent as an attachment that may not be cached or executed', async ({
  world: { app, token, document },
}) => {
  const reply = await get(app, document, bearer(token))
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(reply.rawPayload.length),
    'content-disposition': `attachment; filename="document"; filename*=UTF-8''licence.jpg`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'))
})

test('a picture is public and cached permanently', async ({ world: { app, token, avatar } }) => {
  const expected = {
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  const asBrowser = { ...bearer(token), 'sec-fetch-site': 'same-origin' }
  for (const headers of [{}, bearer(token), bearer('x'.repeat(43)), asBrowser]) {
    const reply = await get(app, avatar, headers)
    expect(reply.headers).toMatchObject(expected)
    // Whoever shares the reply would get the cookie as well.
    expect(reply.headers).not.toHaveProperty('set-cookie')
  }
})

test('a replaced picture returns 404', async ({ world: { app } }) => {
  const { token } = await people.join(app, 'SELLER')
  const update = async (background: string) => {
    const files = { avatar: await people.pictureFile('logo.png', background) }
    return (await app.call('updateUser', {}, { token, files })).user.avatar!
  }
  const first = await update('#112233')
  expect(await update('#445566')).not.toBe(first)
  expect((await get(app, first)).statusCode).toBe(404)
})

test.for([
  ['رخصة تجارية ٢٠٢٤.jpg', 'رخصة تجارية ٢٠٢٤.jpg'],
  ['营业执照 📄.jpg', '营业执照 📄.jpg'],
  ['100% (copy) *new*, it’s Ali’s & co.jpg', '100% (copy) *new*, it’s Ali’s & co.jpg'],
  ["l'entreprise; filename=x.jpg", "l'entreprise; filename=x.jpg"],
  // As browsers write quotes.
  ['a"; filename="b.jpg', 'a%22; filename=%22b.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['\u202egpj.exe\u202c.jpg', 'gpj.exe.jpg'],
  [`${'غ'.repeat(300)}.jpg`, `${'غ'.repeat(116)}.jpg`],
] as const)('a file named %s is downloaded as %s', async ([name, expected], { world: { app } }) => {
  const { token } = await people.join(app, 'BUYER')
  const files = { trade_license_upload: await people.pictureFile(name) }
  const { user } = await app.call('updateUser', {}, { token, files })
  expect(user.documents.trade_license_upload).toBe(expected)
  const { trade_license_upload: address } = user.details as BuyerDetails
  const disposition = (await get(app, address!, bearer(token))).headers['content-disposition']
  const named =
    /^attachment; filename="document"; filename\*=UTF-8''((?:[\w!#$&+.^`|~-]|%[\dA-F]{2})+)$/
  expect(disposition).toMatch(named)
  expect(decodeURIComponent(named.exec(String(disposition))![1]!)).toBe(expected)
})

test('HEAD returns the headers of GET without the body', async ({
  world: { app, token, document },
}) => {
  const head = (headers: Record<string, string>) =>
    app.http.inject({ method: 'HEAD', url: document, headers })
  const mine = await head(bearer(token))
  const { headers, rawPayload } = await get(app, document, bearer(token))
  expect([mine.statusCode, mine.rawPayload.length]).toEqual([200, 0])
  const names = ['content-type', 'content-length', 'content-disposition', 'cache-control'] as const
  for (const name of names) expect([name, mine.headers[name]]).toEqual([name, headers[name]])
  expect(mine.headers['content-length']).toBe(String(rawPayload.length))
  expect((await head({})).statusCode).toBe(404)
})

test('a range request gets the whole file', async ({ world: { app, token, document } }) => {
  const whole = await get(app, document, bearer(token))
  for (const range of ['bytes=0-3', 'bytes=-1', 'bytes=9999999-', 'bytes=0-1,3-4', 'lines=1']) {
    const reply = await get(app, document, { ...bearer(token), range })
    expect([range, reply.statusCode]).toEqual([range, 200])
    expect(reply.rawPayload.equals(whole.rawPayload)).toBe(true)
    expect(reply.headers).not.toHaveProperty('content-range')
  }
})

test('only the exact id returns a file', async ({ world: { app, token, document } }) => {
  const id = document.slice('/files/'.length)
  const odd = ['x', id.toUpperCase(), `${id}.jpg`, `{${id}}`, id.replaceAll('-', ''), `${id}%20`]
  const paths = ['..%2f..%2fetc%2fpasswd', '%2e%2e%2f', `..%2ffiles%2f${id}`, '%00', `${id}%00`]
  for (const path of [...odd, ...paths, 'x'.repeat(390)]) {
    const reply = await get(app, `/files/${path}`, bearer(token))
    expect([path, reply.statusCode, reply.body]).toEqual([path, 404, body])
  }
})

test('path traversal returns no file', async ({ world: { app, token, document, folder } }) => {
  const { port } = new URL(await app.http.listen({ host: '127.0.0.1', port: 0 }))
  const id = document.slice('/files/'.length)
  const onDisk = `files/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`
  const paths = [`/files/../files/${id}`, `/files/./${id}`, `//files/${id}`, `/files//${id}`]
  const climbs = [`/files/../${onDisk}`, `/media/../${onDisk}`, `/media/..%2f${onDisk}`]
  for (const path of [...paths, ...climbs, `/files/${folder}/${onDisk}`]) {
    const sent = request({ host: '127.0.0.1', port, path, headers: bearer(token) }).end()
    const reply = await new Promise<IncomingMessage>((resolve, reject) =>
      sent.on('response', resolve).on('error', reject),
    )
    const bytes = await buffer(reply)
    // It would be the "not found" page; no pages are rendered here.
    expect([path, reply.statusCode]).not.toEqual([path, 200])
    expect([path, bytes.includes(Buffer.from('ffd8ff', 'hex'))]).toEqual([path, false])
  }
})

test('a file missing from the store returns 404', async ({ world: { app, folder } }) => {
  const { token } = await people.join(app, 'BUYER')
  const files = { avatar: await people.pictureFile('me.png') }
  const { user } = await app.call('updateUser', {}, { token, files })
  const addresses = [user.avatar!, (user.details as BuyerDetails).trade_license_upload!]
  for (const address of addresses) {
    const id = address.slice('/files/'.length)
    await rm(join(folder, 'files', id.slice(0, 2), id.slice(2, 4), id))
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await app.http.inject({ method, url: address, headers: bearer(token) })
      expect([method, reply.statusCode]).toEqual([method, 404])
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  }
})

test('a session bound to a browser needs its cookie for files too', async ({ world: { app } }) => {
  const browser = newBrowser(app)
  const { token, user } = await people.join(app, 'BUYER', browser)
  const address = (user.details as BuyerDetails).trade_license_upload!
  expect((await get(app, address, bearer(token))).statusCode).toBe(404)
  const others = { ...bearer(token), cookie: 'ghiyar-companion=x' }
  expect((await get(app, address, others)).statusCode).toBe(404)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await get(app, address, { cookie })).statusCode).toBe(404)
  expect((await get(app, address, { ...bearer(token), cookie })).statusCode).toBe(200)
})
