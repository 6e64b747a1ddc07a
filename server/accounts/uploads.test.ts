import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { ApiError, type ReplyOf } from '#contract/api.ts'
import { errorCodes } from '#contract/error-codes.ts'
import {
  avatarBytes,
  buyerDocuments,
  documentBytes,
  publicPictures,
  sellerDocuments,
  type AccountFile,
} from '#contract/uploads.ts'
import { hostileFiles, type HostileFile } from '../platform/files/hostile-files.fixture.ts'
import { testApp, type TestApp, type TestDatabase } from '../testing/app.ts'
import { repetitions } from '../testing/effort.ts'
import type { SentFile } from '../testing/multipart.ts'
import { companyDetails, garageDetails, password, pictureFile } from '../testing/people.ts'
import { bearer, provenDraft } from '../testing/principals.ts'
import { outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'

const corpus = await hostileFiles()
// What one account may change in half an hour.
const UPDATES = 30

type User = ReplyOf<'getMe'>
type Role = 'BUYER' | 'SELLER'

/** One application for the whole file, whose folders of files can be looked into. */
const test = testIn(async (atEnd) => {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-uploads-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder, LIMIT_PER_ADDRESS: '1000' }
  const app = await testApp('empty', { env, atEnd })
  const filesIn = async (name: string) => {
    const options = { recursive: true, withFileTypes: true } as const
    const entries = await readdir(join(folder, name), options).catch(() => [])
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  }
  return {
    ...app,
    /** Waits until nothing is left of what was received; a form is cleared away behind its answer. */
    async cleared() {
      await expect.poll(() => filesIn('uploads'), { interval: 2 }).toEqual([])
    },
    /** How many files are stored, which must be those that the database refers to. */
    async stored() {
      const { rows } = await app.database.pool.query<{ id: string }>('select id from stored_file')
      expect((await filesIn('files')).sort()).toEqual(rows.map(({ id }) => id).sort())
      return rows.length
    },
  }
})

type FolderApp = TestApp & { database: TestDatabase }

/** What a form to open an account holds, with both identities proven. */
async function signUpForm(app: FolderApp, role: Role) {
  const details = JSON.stringify(role === 'BUYER' ? garageDetails : companyDetails)
  return { role, password, details, ...(await provenDraft(app.database.db)) }
}

const newAccount = async (app: FolderApp, role: Role) =>
  app.call('signUp', await signUpForm(app, role), {
    files: { trade_license_upload: await pictureFile() },
  })

const isPdf = ({ name, code, expected }: HostileFile) =>
  name.endsWith('.pdf') && (expected === 'accept' || code === 'file.broken')

const isPicture = (field: string) => publicPictures.some((name) => name === field)

/** How a file in this field is answered. */
function expectedOutcome(file: HostileFile, field: AccountFile): string {
  const taken = isPicture(field) ? file.asPicture : file.expected
  if (taken === 'accept') return 'accepted'
  const code = isPicture(field) && (isPdf(file) || !file.code) ? 'file.type' : file.code!
  return `${errorCodes[code]} ${code} of ${field}`
}

/** How it was answered, with the field that the refusal speaks of. */
async function answerTo(call: Promise<unknown>): Promise<string> {
  const fields = await call.then(
    () => '',
    (error: unknown) =>
      error instanceof ApiError ? ` of ${Object.keys(error.fields ?? {}).join()}` : '',
  )
  return (await outcome(call)) + fields
}

const sentOf = ({ name, bytes }: HostileFile): SentFile => ({ name, bytes, type: 'image/jpeg' })

const addressOf = (user: User, field: AccountFile) =>
  field === 'avatar' ? user.avatar : (user.details as Record<string, string | null>)[field]

const smuggled = ['<script', '<?php', 'Main.class', '%PDF', 'alert(', 'system(']
const carried = ['exif', 'icc', 'xmp', 'iptc', 'comments', 'orientation', 'pages'] as const

/** That what is handed out is a PDF as it was sent, or a picture and nothing else. */
async function expectHarmless(
  app: FolderApp,
  { user, token }: { user: User; token: string },
  field: AccountFile,
  file: HostileFile,
) {
  const reply = await app.http.inject({ url: addressOf(user, field)!, headers: bearer(token) })
  expect(reply.statusCode).toBe(200)
  const type = reply.headers['content-type']
  const bytes = reply.rawPayload
  if (type === 'application/pdf') return expect(bytes.equals(file.bytes)).toBe(true)
  for (const words of smuggled) expect(bytes.includes(words)).toBe(false)
  const metadata = await sharp(bytes, { failOn: 'warning' }).metadata()
  expect(type).toBe(`image/${metadata.format}`)
  for (const key of carried) expect(metadata[key]).toBeUndefined()
  if (field === 'avatar')
    expect(metadata).toMatchObject({ format: 'webp', width: 240, height: 240 })
  if (field === 'cover')
    expect(metadata).toMatchObject({ format: 'webp', width: 1280, height: 320 })
}

const garageFiles = ['avatar', ...buyerDocuments] as const
const fieldsOf = (role: Role): readonly AccountFile[] =>
  role === 'BUYER' ? garageFiles : [...publicPictures, ...sellerDocuments]
const everyField = (['BUYER', 'SELLER'] as const).flatMap((role) =>
  fieldsOf(role).map((field) => [role, field] as const),
)

/**
 * Each file goes to one field for pictures and one for documents, by turns. With all effort, half of
 * the files go to each field.
 */
function filesFor(role: Role, field: string): HostileFile[] {
  const alike = everyField.filter(([, other]) => isPicture(other) === isPicture(field))
  const turn = alike.findIndex((pair) => pair[0] === role && pair[1] === field)
  const turns = repetitions(alike.length, 2)
  return corpus.filter((_, index) => index % turns === turn % turns)
}

test.for(everyField)(
  'updateUser of a %s: hostile files as %s',
  async ([role, field], { world: app }) => {
    let stored = await app.stored()
    const files = filesFor(role, field)
    expect(files.length).toBeGreaterThan(repetitions(25, 100))
    for (let first = 0; first < files.length; first += UPDATES) {
      const account = await newAccount(app, role)
      stored++
      for (const file of files.slice(first, first + UPDATES)) {
        const { token } = account
        const call = app.call('updateUser', {}, { token, files: { [field]: sentOf(file) } })
        const answer = await answerTo(call)
        expect([file.name, answer]).toEqual([file.name, expectedOutcome(file, field)])
        await app.cleared()
        if (answer !== 'accepted') continue
        stored++
        await expectHarmless(app, { user: (await call).user, token }, field, file)
      }
      expect(await app.stored()).toBe(stored)
    }
    expect((await app.http.inject('/ready')).statusCode).toBe(200)
  },
)

const sample = corpus.filter((_, index) => index % repetitions(27, 9) === 0)

// A company has no page to put a cover on until it has joined.
const joiningFields = everyField.filter(([, field]) => field !== 'cover')

test.for(joiningFields)(
  'signUp of a %s: many files as %s',
  async ([role, field], { world: app }) => {
    expect(sample.length).toBeGreaterThanOrEqual(repetitions(8, 25))
    const licence = await pictureFile()
    let stored = await app.stored()
    let refused: Awaited<ReturnType<typeof signUpForm>> | undefined
    for (const file of sample) {
      const form = await signUpForm(app, role)
      const files = { trade_license_upload: licence, [field]: sentOf(file) }
      const call = app.call('signUp', form, { files })
      const answer = await answerTo(call)
      expect([file.name, answer]).toEqual([file.name, expectedOutcome(file, field)])
      await app.cleared()
      if (answer !== 'accepted') {
        refused = form
        continue
      }
      await expectHarmless(app, await call, field, file)
      stored += Object.keys(files).length
    }
    expect(await app.stored()).toBe(stored)
    // What was proven is still worth a second try, and nothing of the first is left in it.
    const files = { trade_license_upload: licence }
    const { user } = await app.call('signUp', refused!, { files })
    expect([user.avatar, user.documents]).toEqual([null, { trade_license_upload: licence.name }])
  },
)

test('one rejected file rejects the whole form', async ({ world: app }) => {
  const { token, user } = await newAccount(app, 'BUYER')
  const before = await app.stored()
  const good = await pictureFile()
  const bad = sentOf(corpus.find(({ name }) => name === 'svg-script.jpg')!)
  for (const field of garageFiles) {
    const files = { ...Object.fromEntries(garageFiles.map((each) => [each, good])), [field]: bad }
    const call = app.call('updateUser', {}, { token, files })
    expect(await answerTo(call)).toBe(`415 file.type of ${field}`)
  }
  expect(await app.stored()).toBe(before)
  await app.cleared()
  expect(await app.call('getMe', {}, { token })).toEqual(user)
})

test('five files at once are stored, each in its own field', async ({ world: app }) => {
  const files = Object.fromEntries(
    await Promise.all(garageFiles.map(async (field) => [field, await pictureFile()] as const)),
  )
  const before = await app.stored()
  const { user } = await app.call('signUp', await signUpForm(app, 'BUYER'), { files })
  const addresses = garageFiles.map((field) => addressOf(user, field))
  expect(new Set(addresses).size).toBe(5)
  expect(await app.stored()).toBe(before + 5)
})

test('fields that only garages have are dropped for a company', async ({ world: app }) => {
  const [first, ...others] = buyerDocuments
  const picture = await pictureFile()
  const files = Object.fromEntries([first, ...others].map((field) => [field, picture]))
  const before = await app.stored()
  const { token } = await app.call('signUp', await signUpForm(app, 'SELLER'), { files })
  expect(await app.stored()).toBe(before + 1)
  for (const field of others)
    await app.call('updateUser', {}, { token, files: { [field]: picture } })
  expect(await app.stored()).toBe(before + 1)
  await app.cleared()
})

test.for(everyField)(
  'of a %s, %s: the largest file is accepted, one byte more is rejected',
  async ([role, field], { world: app }) => {
    const { token } = await newAccount(app, role)
    const before = await app.stored()
    const largest = isPicture(field) ? avatarBytes : documentBytes
    const { bytes } = await pictureFile()
    const answer = (length: number) => {
      const padded = Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
      const files = { [field]: { name: 'scan.jpg', bytes: padded } }
      return answerTo(app.call('updateUser', {}, { token, files }))
    }
    expect(await answer(largest)).toBe('accepted')
    expect(await answer(largest + 1)).toBe(`413 file.too_large of ${field}`)
    expect(await app.stored()).toBe(before + 1)
    await app.cleared()
  },
)

test('no upload is read from callers who may not send it', async ({ world: app }) => {
  const before = await app.stored()
  const files = { avatar: await pictureFile() }
  expect(await outcome(app.call('updateUser', {}, { files }))).toBe('401 auth.required')
  const call = app.call('updateUser', {}, { token: 'x'.repeat(43), files })
  expect(await outcome(call)).toBe('401 auth.required')
  const { email, phone } = await signUpForm(app, 'BUYER')
  const form = { ...(await signUpForm(app, 'BUYER')), email, phone }
  const signUp = app.call('signUp', form, { files: { trade_license_upload: files.avatar } })
  expect(await outcome(signUp)).toBe('403 signup.email_first')
  expect(await app.stored()).toBe(before)
  await app.cleared()
})
