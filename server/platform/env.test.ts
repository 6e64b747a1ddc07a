import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { isAbsolute, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { documentedVariables, readEnv } from './env.ts'

test('an empty environment is valid, and an empty variable counts as unset', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DEMO: true, WORKERS: 1 })
  expect(env.DATABASE_URL).toBeUndefined()
  expect(isAbsolute(env.DATA_DIR)).toBe(true)
  expect(readEnv({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(env)
})

test('values are parsed to their types', () => {
  const env = readEnv({
    ...{ PORT: '8080', DEMO: 'off', WORKERS: '0', TRUST_PROXY: '2', HOME: '/root' },
    ...{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@ghiyar.example' },
    ...{ SMS_GATEWAY_URL: 'https://sms.example/send', CONTACT_TO: 'office@ghiyar.example' },
    PUBLIC_URL: 'https://ghiyar.example',
  })
  expect(env).toMatchObject({ PORT: 8080, DEMO: false, TRUST_PROXY: 2 })
  expect(env.WORKERS).toBe(availableParallelism())
  expect(env).not.toHaveProperty('HOME')
})

test.for([
  'postgres://ghiyar:secret@db.example:5432/ghiyar?sslmode=require',
  'postgresql://127.0.0.1/ghiyar',
  'postgres://ghiyar@/ghiyar?host=%2Fvar%2Flib%2Fghiyar&port=5432',
])('a database URL is accepted: %s', (address) => {
  expect(readEnv({ DATABASE_URL: address }).DATABASE_URL).toBe(address)
})

test.for([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_URL', 'http://localhost/ghiyar'],
  ['DEMO', 'perhaps'],
  ['DEMO_LISTINGS', '5'],
  ['WORKERS', '1000'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['PUBLIC_URL', 'ghiyar.example'],
  ['CONTACT_TO', 'the office'],
  ['CONTACT_TO', 'office@ghiyar.example, all@ghiyar.example'],
])('%s=%s is rejected by name', ([name, value]) => {
  expect(() => readEnv({ [name!]: value })).toThrow(
    new RegExp(`^These settings can't be used:\\n  ${name}: .{5,}$`),
  )
})

test('all invalid variables are reported at once', () => {
  const read = () => readEnv({ PORT: 'x', LOG_LEVEL: 'y', STATEMENT_TIMEOUT_MS: '1' })
  expect(read).toThrow(/PORT: .*\n.*STATEMENT_TIMEOUT_MS: .*\n.*LOG_LEVEL: /)
})

test('.env.example lists every variable with its description and default', async () => {
  const example = await readFile(resolve(import.meta.dirname, '../../.env.example'), 'utf8')
  const entries = documentedVariables.map(
    ({ name, sentence, preset }) => `# ${sentence}\n# ${name}=${preset ?? ''}\n`,
  )
  expect(example.endsWith(entries.join('\n'))).toBe(true)
  for (const { name, sentence } of documentedVariables)
    expect([name, sentence.endsWith('.')]).toEqual([name, true])
})

test('production requires senders of e-mail and SMS, and rejects incomplete groups of variables', () => {
  const lines = (source: Record<string, string>) => {
    try {
      readEnv(source)
      return []
    } catch (error) {
      return String((error as Error).message)
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0])
    }
  }
  const mail = {
    SMTP_URL: 'smtps://user:secret@mail.example',
    MAIL_FROM: 'no-reply@ghiyar.example',
  }
  const twilio = {
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    SMS_FROM: '+97140000000',
  }
  const contact = { CONTACT_TO: 'office@ghiyar.example' }
  const real = { DEMO: 'off', PUBLIC_URL: 'https://ghiyar.example', ...contact }
  expect(lines({ DEMO: 'off' })).toEqual([
    ...['PUBLIC_URL', 'SMTP_URL', 'CONTACT_TO', 'SMS_GATEWAY_URL, or TWILIO_ACCOUNT_SID'],
  ])
  expect(lines({ ...real, PUBLIC_URL: 'http://ghiyar.example', ...mail, ...twilio })).toEqual([
    'PUBLIC_URL',
  ])
  expect(lines({ ...real, ...mail })).toEqual(['SMS_GATEWAY_URL, or TWILIO_ACCOUNT_SID'])
  expect(lines({ ...real, ...mail, ...twilio })).toEqual([])
  expect(lines({ ...real, ...mail, ...twilio, CONTACT_TO: '' })).toEqual(['CONTACT_TO'])
  expect(lines({ SMTP_URL: mail.SMTP_URL })).toEqual(['MAIL_FROM'])
  expect(lines({ TWILIO_ACCOUNT_SID: 'AC1' })).toEqual(['TWILIO_AUTH_TOKEN, SMS_FROM'])
  expect(lines({ S3_BUCKET: 'files' })).toEqual(['S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'])
})
