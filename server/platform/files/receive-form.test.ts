import { readFile, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { answerOf, BOUNDARY, formBody, formServer } from './form-server.fixture.ts'

const refusal = (code: string, fields?: Record<string, string>) => ({ code, fields })

test('fields and files of a form are received, and deleted after the call', async () => {
  const server = await formServer({}, async (form) => {
    const file = form.files[0]!
    expect(await readFile(file.path, 'utf8')).toBe('pixels')
    expect((await stat(file.path)).mode & 0o777).toBe(0o600)
    expect((await stat(dirname(file.path))).mode & 0o777).toBe(0o700)
    expect((await stat(server.folder)).mode & 0o777).toBe(0o700)
    expect(file.path).not.toContain('me')
    await writeFile(`${file.path}-anew`, 'made of it')
  })
  const answer = await server.post(
    formBody([
      { name: 'phone', content: '+971' },
      { name: 'avatar', file: 'me.jpg', content: 'pixels', type: 'text/html' },
      { name: 'details', content: '{"city": "دبي"}', type: 'application/json' },
      { name: 'licence', file: '', type: 'application/octet-stream' },
    ]),
  )
  expect(server.failures).toEqual([])
  expect(answer).toEqual({
    status: 200,
    body: {
      fields: { phone: '+971', details: '{"city":"دبي"}' },
      files: [{ field: 'avatar', name: 'me.jpg', bytes: 6 }],
    },
  })
  expect(await server.left()).toEqual([])
})

test('a form as browsers send it is received', async () => {
  const server = await formServer()
  const form = new FormData()
  form.set('name', 'سالم')
  form.set('avatar', new Blob(['pixels']), 'صورة "1".jpg')
  form.set('licence', new Blob([]), '')
  const request = new Request('http://unused', { method: 'POST', body: form })
  const type = { 'content-type': request.headers.get('content-type')! }
  const answer = await server.post(Buffer.from(await request.arrayBuffer()), type)
  expect(answer.body.fields).toEqual({ name: 'سالم' })
  expect(answer.body.files).toMatchObject([{ field: 'avatar', bytes: 6 }])
})

const file = { name: 'avatar', file: 'a.jpg', content: 'pixels' }
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `field${index}`, content: 'x' }))

const refused: [what: string, body: Buffer | string, status: number, ReturnType<typeof refusal>][] =
  [
    [
      'an empty file with a name',
      formBody([{ ...file, content: '' }]),
      400,
      refusal('file.broken', { avatar: 'field.file_broken' }),
    ],
    [
      'a file too large',
      formBody([{ ...file, content: Buffer.alloc(100_001) }]),
      413,
      refusal('file.too_large', { avatar: 'field.file_too_large' }),
    ],
    [
      'a file far too large',
      formBody([file, { ...file, name: 'licence', content: Buffer.alloc(2_000_000) }]),
      413,
      refusal('file.too_large', { licence: 'field.file_too_large' }),
    ],
    [
      'an unexpected file',
      formBody([file, { ...file, name: 'other' }]),
      400,
      refusal('input.invalid', { other: 'field.invalid' }),
    ],
    [
      'two files in a field',
      formBody([file, file]),
      400,
      refusal('input.invalid', { avatar: 'field.file_twice' }),
    ],
    [
      'two files in the last field',
      formBody([file, { ...file, name: 'licence' }, { ...file, name: 'licence' }]),
      400,
      refusal('input.invalid', { licence: 'field.file_twice' }),
    ],
    [
      'many empty files',
      formBody(Array(9).fill({ name: 'avatar', file: '' })),
      413,
      refusal('input.too_large'),
    ],
    [
      'a field twice',
      formBody([{ name: 'role' }, { name: 'role' }]),
      400,
      refusal('input.invalid', { role: 'field.invalid' }),
    ],
    [
      'a text too long',
      formBody([file, { name: 'details', content: 'x'.repeat(65_537) }]),
      400,
      refusal('input.invalid', { details: 'field.too_long' }),
    ],
    ['1,000 fields', formBody([file, ...many(1_000)]), 413, refusal('input.too_large')],
    [
      '1,000 files',
      formBody(many(1_000).map((part) => ({ ...part, file: 'a.jpg' }))),
      400,
      refusal('input.invalid', { field0: 'field.invalid' }),
    ],
    [
      'a name of 101 characters',
      formBody([{ name: 'x'.repeat(101) }]),
      400,
      refusal('input.malformed'),
    ],
    [
      'a name of 50 kB',
      formBody([file, { name: 'x'.repeat(50_000) }]),
      400,
      refusal('input.malformed'),
    ],
    [
      'a name of 2 MB',
      formBody([file, { name: 'x'.repeat(2_000_000) }]),
      400,
      refusal('input.malformed'),
    ],
    [
      'a file field of 50 kB',
      formBody([{ ...file, name: 'x'.repeat(50_000) }]),
      400,
      refusal('input.malformed'),
    ],
    [
      'a part without a name',
      formBody([{ name: '', raw: 'form-data' }]),
      400,
      refusal('input.malformed'),
    ],
    [
      'the field __proto__',
      formBody([file, { name: '__proto__', content: 'x' }]),
      400,
      refusal('input.malformed'),
    ],
    [
      'the field constructor',
      formBody([{ name: 'constructor', content: 'x' }, file]),
      400,
      refusal('input.malformed'),
    ],
    [
      'the file __proto__',
      formBody([{ ...file, name: '__proto__' }]),
      400,
      refusal('input.malformed'),
    ],
    [
      'details that pollute',
      formBody([
        { name: 'details', content: '{"__proto__": {"role": 1}}', type: 'application/json' },
      ]),
      400,
      refusal('input.malformed'),
    ],
    ['no end', formBody([file], ''), 400, refusal('input.malformed')],
    ['an end within a file', formBody([file], '').subarray(0, -8), 400, refusal('input.malformed')],
    [
      'an end within a header',
      formBody([file], `--${BOUNDARY}\r\ncontent-dispo`),
      400,
      refusal('input.malformed'),
    ],
    ['words instead of a form', 'just words', 400, refusal('input.malformed')],
    ['a body larger than all fields', Buffer.alloc(4_000_000), 413, refusal('input.too_large')],
  ]

test.for(refused)('%s: rejected, and no file is left', async ([, body, status, expected]) => {
  const server = await formServer()
  const answer = await server.post(body)
  expect(server.failures).toEqual([])
  expect(answer).toEqual({ status, body: JSON.parse(JSON.stringify(expected)) })
  expect(await server.left()).toEqual([])
  // The process and the server are well.
  expect((await server.post(formBody([file]))).status).toBe(200)
  expect(Object.prototype).not.toHaveProperty('role')
})

const types: [type: string, code: string][] = [
  ['multipart/form-data', 'input.malformed'],
  ['multipart/form-data; boundary=', 'input.malformed'],
  ['multipart/form-data; boundary=another', 'input.malformed'],
  ['application/json', 'input.unsupported'],
]

test.for(types)('sent as %s: rejected', async ([type, code]) => {
  const server = await formServer()
  const body = code === 'input.unsupported' ? '{}' : formBody([file])
  expect((await server.post(body, { 'content-type': type })).body).toEqual({ code })
  expect(await server.left()).toEqual([])
})

test('a field in an unknown charset does no harm', async () => {
  const server = await formServer()
  const parts = [{ name: 'a', content: 'x', type: 'text/plain; charset=nonsense' }]
  expect((await server.post(formBody(parts))).status).toBe(200)
})

test('an aborted upload leaves no file', async () => {
  const server = await formServer()
  const sent = server.start({ 'content-length': 90_000 })
  const ended = answerOf(sent).catch((error: Error) => error.message)
  sent.write(formBody([file, { ...file, name: 'licence', content: Buffer.alloc(50_000) }], ''))
  await expect.poll(() => server.left()).toHaveLength(3)
  sent.destroy()
  await ended
  await expect.poll(() => server.outcomes).toMatchObject([{ code: 'input.malformed' }])
  expect(await server.left()).toEqual([])
  expect(server.failures).toEqual([])
})

test.for([
  ['a file', formBody([{ ...file, content: 'start' }], '').subarray(0, -2), 'file.too_large'],
  ['a preamble', Buffer.from('preamble'), 'input.too_large'],
  [
    'a name',
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="`),
    'input.too_large',
  ],
  ['an epilogue', formBody([file]), 'input.too_large'],
] as const)('a gigabyte within %s is aborted early', async ([, start, code]) => {
  const server = await formServer()
  const { answer, megabytes } = await server.flood(start)
  expect(answer).toContain(`"code":"${code}"`)
  expect(megabytes).toBeLessThan(100)
  expect(await server.left()).toEqual([])
})

test('an announced gigabyte is rejected before it is sent', async () => {
  const server = await formServer()
  const sent = server.start({ 'content-length': 1024 ** 3 })
  sent.flushHeaders()
  expect((await answerOf(sent)).status).toBe(413)
  sent.destroy()
})

test('a folder that can’t be created is a server error', async () => {
  const server = await formServer({ folder: '/dev/null/uploads' })
  expect((await server.post(formBody([file]))).status).toBe(500)
  expect(server.failures).toMatchObject([{ code: 'ENOTDIR' }])
})
