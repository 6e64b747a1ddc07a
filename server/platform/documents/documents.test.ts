import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { Documents } from './documents.ts'

type Options = { entry?: string; timeoutMs?: number }

function documents({ entry, timeoutMs }: Options = {}) {
  const logged: string[] = []
  const made = new Documents({
    log: (message, error) => logged.push(`${message}: ${String(error)}`),
    ...(entry && { entry: new URL(entry, import.meta.url) }),
    ...(timeoutMs && { timeoutMs }),
  })
  onTestFinished(() => made.close())
  return { made, logged }
}

async function template(source: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-template-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'template.typ')
  await writeFile(path, source)
  return pathToFileURL(path)
}

const textOf = async (pdf: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text

const code = (outcome: unknown) => (outcome instanceof Refusal ? outcome.code : 'made')

test('data are texts, whatever is in them, and never markup', async () => {
  const { made } = documents()
  const text = '#read("/etc/passwd") $x^2$ *b* _i_ @a <l> \\ `c` // d /* e */ "q" #panic() ] } [ {'
  const data = { text, others: ['😀 中文 \u0007', '\ud800', 'x'.repeat(5_000)] }
  const shown = await template('#words(data.text)\n\n#data.others.join()')
  const pdf = await made.make({ template: shown, data }, 'a')
  expect(await textOf(pdf as Uint8Array)).toContain(text)
})

test('a template reads no file and loads no package', async () => {
  const { made, logged } = documents()
  for (const source of ['#read("/etc/hostname")', '#import "@preview/cades:0.3.1": qr-code']) {
    const outcome = await made.make({ template: await template(source), data: {} }, 'a')
    expect(code(outcome)).toBe('document.unavailable')
  }
  expect(logged).toHaveLength(2)
  // The next one is made all the same.
  expect(code(await made.make({ template: await template('A'), data: {} }, 'a'))).toBe('made')
})

test('a document that takes too long is given up, and its process killed', async () => {
  const { made, logged } = documents({ entry: './silent-process.fixture.ts', timeoutMs: 50 })
  const outcome = await made.make({ template: await template('A'), data: {} }, 'a')
  expect(code(outcome)).toBe('document.unavailable')
  expect(logged).toEqual([expect.stringContaining('It took longer than 50 ms')])
})

test('without a binary for the platform there are no documents, and the log says why', async () => {
  const { made, logged } = documents({ entry: './without-binary.fixture.ts' })
  const outcome = await made.make({ template: await template('A'), data: {} }, 'a')
  expect(code(outcome)).toBe('document.unavailable')
  expect(logged).toEqual([expect.stringContaining('Cannot find native binding')])
})

test('an account has few documents made at a time, and all together wait in a short queue', async () => {
  const { made } = documents()
  const plain = await template('A')
  const make = (owner: string) => made.make({ template: plain, data: {} }, owner)
  const own = await Promise.all(Array.from({ length: 5 }, () => make('a')))
  expect(own.map(code)).toEqual(['made', 'made', ...Array(3).fill('server.limited')])
  const all = await Promise.all(Array.from({ length: 23 }, (_, i) => make(`owner ${i}`)))
  expect(all.map(code)).toEqual([...Array(21).fill('made'), ...Array(2).fill('server.unavailable')])
})

test('data beyond a bound, and documents after the end, are refused', async () => {
  const { made } = documents()
  const plain = await template('A')
  const data = { text: 'x '.repeat(1_000_000) }
  expect(code(await made.make({ template: plain, data }, 'a'))).toBe('document.unavailable')
  await made.close()
  expect(code(await made.make({ template: plain, data: {} }, 'a'))).toBe('document.unavailable')
})
