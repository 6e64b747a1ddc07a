import { loadavg } from 'node:os'
import pg from 'pg'
import { searchQuery } from '#contract/search.ts'
import { createApp, type App } from '#server/app.ts'
import type { CatalogService } from '#server/catalog/catalog.service.ts'
import type { StockService } from '#server/catalog/stock.service.ts'
import { readEnv } from '#server/platform/env.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { forgetFailedSearches, rememberFailedSearches } from './find/failed-searches.ts'
import { askNumber, askUnderstood } from './find/in-sql.ts'
import { benchSizes } from './find/sizes.ts'
import { row, tableHead, take, type Taken } from './find/table.ts'
import {
  badTexts,
  beginnings,
  broadWords,
  readNumbers,
  understoodTexts,
  type Numbers,
} from './find/texts.ts'
import { startGhiyar, type Running } from './servers.ts'

const noWeb = {
  build: () => Promise.reject(new Error('This bench renders no page')),
  assets: undefined,
}

const ROUNDS = 5
const LANGUAGES = ['en', 'ar', 'fr', 'zh'] as const

/** Who answers: the catalogue in this process, the server over HTTP, and SQL written by hand. */
type Answering = {
  catalog: CatalogService
  stock: StockService
  ghiyar: Running
  client: pg.Client
  /** SQL written by hand for words takes ten seconds and more beyond. */
  isAskedInSql: boolean
}

const MOST_FOR_SQL = 2_000_000

/** Finding by text, one client. No reply is a kept one: those of searches never are. */
export async function benchFind(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  let app: App | undefined
  let ghiyar: Running | undefined
  try {
    const { rows } = await client.query<{ n: string }>('select count(*) n from listing')
    console.log(
      `\nFinding among ${Number(rows[0]!.n).toLocaleString('en')} listings (load ${loadavg()[0]!.toFixed(1)})\n`,
    )
    // The planner can't guess how many vehicles a fitment has, and spends a second on compiling.
    await client.query('set jit = off')
    await rememberFailedSearches(client)
    app = await createApp(readEnv({ ...process.env, LOG_LEVEL: 'warn' }), databaseUrl, noWeb)
    ghiyar = await startGhiyar(databaseUrl)
    const isAskedInSql = Number(rows[0]!.n) <= MOST_FOR_SQL
    const answering = { catalog: app.catalog, stock: app.stock, ghiyar, client, isAskedInSql }
    const numbers = await readNumbers(client)
    await warmUp(answering, numbers)
    const slow: string[] = []
    console.log(tableHead)
    for (const lines of [byNumber, suggestions, understood, broad, bad])
      for await (const { line, worst } of lines(answering, numbers)) {
        console.log(line)
        slow.push(worst)
      }
    console.log(`\nSlowest text in the process: ${slow.join(' · ')}\n`)
    await benchSizes(databaseUrl, answering)
  } finally {
    await ghiyar?.stop()
    await app?.close()
    await forgetFailedSearches(client)
    await client.end()
  }
}

/** What is measured is a server that has been at work, so each text is asked once beforehand. */
async function warmUp({ catalog, ghiyar, client }: Answering, numbers: Numbers): Promise<void> {
  const byNumber = Object.values(numbers).flat()
  for (const text of [...byNumber, ...understoodTexts.map(({ query }) => query)]) {
    await search(catalog, text)
    await searchOverHttp(ghiyar.url, text)
  }
  for (const text of byNumber) await askNumber(client, text)
}

type Line = { line: string; worst: string }

async function* byNumber({ catalog, ghiyar, client }: Answering, numbers: Numbers) {
  for (const [name, texts] of Object.entries(numbers)) {
    yield lineOf(`Part number, ${name}`, 'median ≤ 2', {
      ours: await take(texts, (text) => search(catalog, text)),
      http: await take(texts, (text) => searchOverHttp(ghiyar.url, text)),
      sql: await take(texts, (text) => askNumber(client, text)),
    })
  }
}

async function* suggestions({ catalog, ghiyar }: Answering) {
  const asked = LANGUAGES.flatMap((language) => beginnings.map((text) => ({ language, text })))
  await take(asked, ({ text, language }) => catalog.suggest(text, language))
  yield lineOf('Suggestions', 'median ≤ 10', {
    ours: await take(asked, ({ text, language }) => catalog.suggest(text, language)),
    // Kept by text and language: each is asked once, after others have warmed the server.
    http: await take(asked, ({ text, language }) => suggestOverHttp(ghiyar.url, text, language)),
  })
}

async function* understood({ catalog, ghiyar, client, isAskedInSql }: Answering) {
  const texts = understoodTexts.map(({ query }) => query)
  yield lineOf('Understood', 'median ≤ 30, p99 ≤ 100', {
    ours: await take(texts, (text) => search(catalog, text), ROUNDS),
    http: await take(texts, (text) => searchOverHttp(ghiyar.url, text), ROUNDS),
    ...(isAskedInSql && {
      sql: await take(understoodTexts, (golden) => askUnderstood(client, golden), 2),
    }),
  })
}

async function* broad({ catalog, ghiyar }: Answering) {
  for (const word of broadWords) {
    const again = Array<string>(20).fill(word)
    yield lineOf(`Broad: ${word}`, '', {
      ours: await take(again, (text) => search(catalog, text)),
      http: await take(again, (text) => searchOverHttp(ghiyar.url, text)),
    })
  }
}

async function* bad({ catalog, ghiyar }: Answering) {
  yield lineOf('Bad input', 'worst ≤ 100', {
    ours: await take(badTexts, (text) => search(catalog, text)),
    http: await take(badTexts, (text) => searchOverHttp(ghiyar.url, text)),
  })
}

function lineOf(
  name: string,
  goal: string,
  { ours, http, sql }: { ours: Taken; http: Taken; sql?: Taken },
): Line {
  const worst = `${name}: ${JSON.stringify(ours.worstOn)} ${ours.worst.toFixed(0)} ms`
  return { line: row(name, goal, ours, http, sql), worst }
}

async function search(catalog: CatalogService, string: string): Promise<void> {
  const reply = await catalog.search(searchQuery.parse({ string }), 'en')
  if (reply instanceof Refusal) throw new Error(`"${string}" was refused: ${reply.code}`)
}

async function searchOverHttp(url: string, string: string): Promise<void> {
  const reply = await fetch(`${url}/api/listing/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ string }),
  })
  if (!reply.ok) throw new Error(await reply.text())
  await reply.arrayBuffer()
}

async function suggestOverHttp(url: string, text: string, language: string): Promise<void> {
  const reply = await fetch(`${url}/api/listing/suggest?q=${encodeURIComponent(text)}`, {
    headers: { 'accept-language': language },
  })
  if (!reply.ok) throw new Error(await reply.text())
  await reply.arrayBuffer()
}
