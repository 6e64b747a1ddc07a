import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { closedAddress, replyJson, startWebServer } from '../messages/web-server.fixture.ts'
import { localPhoneCheck, remotePhoneCheck } from './phone-check.ts'

const phone = '+971501234567'

/** A validation service with one valid number and one valid key. */
function startService(asked: string[]) {
  return startWebServer((request, _body, reply) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://service')
    asked.push(request.url!)
    if (request.method !== 'GET' || pathname !== '/api/validate')
      return void reply.writeHead(404).end()
    // Such services answer 200 for a wrong key too.
    if (searchParams.get('access_key') !== 'a key&more')
      return replyJson(reply, 200, { success: false, error: { code: 101 } })
    const number = searchParams.get('number')
    replyJson(reply, 200, { valid: number === '971501234567', number, country_code: 'AE' })
  })
}

function checkBy(url: string, timeoutMs = 10_000) {
  const key = 'a key&more'
  const troubles: unknown[] = []
  const onDown = (error: unknown) => void troubles.push(error)
  return { ...remotePhoneCheck({ url, key, onDown, timeoutMs }), troubles }
}

test('the local check returns the number in international form', async () => {
  expect(await localPhoneCheck().check('050 123 4567')).toEqual({ valid: true, phone })
  expect(await localPhoneCheck().check('050 123')).toEqual({ valid: false })
})

test('the service decides when it answers', async () => {
  const asked: string[] = []
  const { check, troubles } = checkBy(`${await startService(asked)}/api/validate?format=1`)
  expect(await check('٠٥٠ ١٢٣ ٤٥٦٧')).toEqual({ valid: true, phone })
  expect(await check('+971 50 765 4321')).toEqual({ valid: false })
  expect(troubles).toEqual([])
  expect(asked).toEqual([
    '/api/validate?format=1&access_key=a+key%26more&number=971501234567',
    '/api/validate?format=1&access_key=a+key%26more&number=971507654321',
  ])
})

test.for([
  'no number',
  '050',
  '0501234567&number=1',
  '0501234567#',
  'http://127.0.0.1:1/',
  '../../etc/passwd',
  '@127.0.0.1',
])('only numbers are sent to the service: %j', async (text) => {
  const asked: string[] = []
  const { check } = checkBy(`${await startService(asked)}/api/validate`)
  expect(await check(text)).toEqual({ valid: false })
  expect(asked).toEqual([])
})

type Answers = Record<string, (reply: ServerResponse) => void>

const late: Answers = {
  'is slow': () => undefined,
  'stops in the middle': (reply) => void reply.write('{"valid":'),
}
const wrong: Answers = {
  'hangs up': (reply) => void reply.destroy(),
  fails: (reply) => replyJson(reply, 500, { valid: false }),
  'rejects the key': (reply) => replyJson(reply, 200, { success: false }),
  'returns HTML': (reply) => void reply.end('<html>valid: false</html>'),
  'returns another schema': (reply) => replyJson(reply, 200, { valid: 'no' }),
  'never stops': (reply) => void reply.end(`{"valid":false,"x":"${'x'.repeat(100_000)}"}`),
  'sends us elsewhere': (reply) =>
    void reply.writeHead(302, { location: '/elsewhere' }).end('{"valid":false}'),
}

async function expectLocal(answer: (reply: ServerResponse) => void, timeoutMs?: number) {
  const asked: unknown[] = []
  const url = await startWebServer((request, _body, reply) => {
    asked.push(request.url)
    answer(reply)
  })
  const { check, troubles } = checkBy(url, timeoutMs)
  expect(await check('0501234567')).toEqual({ valid: true, phone })
  expect(await check('050123')).toEqual({ valid: false })
  expect(troubles).toHaveLength(1)
  expect(String(troubles[0])).not.toContain('a key')
  return asked
}

test.for(Object.entries(wrong))(
  'the numbering plans decide when the service %s',
  async ([, answer]) => {
    expect(await expectLocal(answer)).toHaveLength(1)
  },
)

test.for(Object.entries(late))(
  'the numbering plans decide when the service %s',
  async ([, answer]) => {
    await expectLocal(answer, 200)
  },
)

test('the numbering plans decide when the service is unreachable', async () => {
  const { check, troubles } = checkBy(await closedAddress())
  expect(await check('0501234567')).toEqual({ valid: true, phone })
  expect(troubles).toHaveLength(1)
})
