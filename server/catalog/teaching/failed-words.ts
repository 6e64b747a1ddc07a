import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { FailedSearch, WantedOfMake, WantedPart } from '#contract/vocabulary.ts'
import type { Caller, Client } from '../../platform/api/caller.ts'
import { recordStep } from '../../platform/audit.ts'
import { offsetOf } from '../../platform/paging.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { countable } from '../failed-searches.ts'
import { everything, noPage } from '../listing-filter.ts'
import { countAnswering } from '../listing-index/listing-scan.ts'
import type { Wanted } from '../listing-index/wanted.ts'
import { numberOf } from '../understanding/numbers.ts'
import * as store from './failed-text.store.ts'
import type { TeachingDeps } from './teaching-deps.ts'
import { readText } from './try-term.ts'

// Reading a text takes a moment, and most searches are for few parts.
const MOST_READ = 300
const READ_AT_ONCE = 4
const MOST_WANTED = 50
const MOST_NAMED = 2

/** Searches that found nothing, with how they are read now. Rows from before that may tell who searched are left out. */
export async function getFailedSearches(
  deps: TeachingDeps,
  { week, language, emirate, state, ...page }: ParsedInputOf<'getFailedSearches'>,
  shownIn: Language,
): Promise<List<FailedSearch>> {
  const wanted = { week, language, emirate, state, ...offsetOf(page) }
  const { rows, total } = await store.failedTexts(deps.db, wanted)
  const atOnce = pLimit(READ_AT_ONCE)
  const read = await Promise.all(rows.map((row) => atOnce(() => readFailed(deps, row, shownIn))))
  return { items: read.filter((item) => item !== undefined), total }
}

async function readFailed(
  deps: TeachingDeps,
  row: store.FailedText,
  shownIn: Language,
): Promise<FailedSearch | undefined> {
  await setImmediate()
  const read = await readText(deps, row.text, shownIn)
  if (countable(row.text, read.unknown) === undefined) return undefined
  const isNumber = numberOf(row.text) !== undefined
  const rest = isNumber ? null : await restOf(deps, row.text, read, shownIn)
  return { ...row, ...read, isNumber, rest }
}

/** What a text finds without the words that mean nothing; null where it has none, or nothing else. */
async function restOf(
  deps: TeachingDeps,
  text: string,
  { mentions, unknown }: Pick<FailedSearch, 'mentions' | 'unknown'>,
  language: Language,
): Promise<number | null> {
  if (unknown.length === 0 || mentions.length === 0) return null
  const rest = unknown.reduce((left, word) => left.replace(word, ' '), text).trim()
  return (await readText(deps, rest, language)).total
}

export async function setFailedSearch(
  { db }: TeachingDeps,
  { text, state }: ParsedInputOf<'setFailedSearch'>,
  by: { caller: Caller; client: Client },
): Promise<ReplyOf<'setFailedSearch'> | Refusal> {
  return db.transaction(async (tx) => {
    if (!(await store.isFailed(tx, text))) return refuse('vocabulary.search_unknown')
    if (state === 'ignored') await store.settle(tx, text, null)
    else await store.reopen(tx, text)
    await recordStep(tx, state === 'ignored' ? 'search.ignored' : 'search.reopened', by, null)
    return { message: 'success' as const }
  })
}

/**
 * Kinds of part with their cars that were understood, and that nobody lists; also by the make of the cars.
 * And part numbers that nobody lists.
 */
export async function getWantedParts(
  deps: TeachingDeps,
  { week, emirate }: ParsedInputOf<'getWantedParts'>,
  language: Language,
): Promise<ReplyOf<'getWantedParts'>> {
  const { db, understanding, listings } = deps
  const wanted = new Map<string, WantedPart>()
  const makes = new Map<string, WantedOfMake>()
  const numbers = new Map<string, { number: string; searches: number }>()
  const texts = await store.mostFailed(db, { week, emirate, most: MOST_READ })
  for (const [i, { text, searches }] of texts.entries()) {
    if (i % READ_AT_ONCE === 0) await setImmediate()
    const number = numberOf(text)
    if (number !== undefined) {
      await countOfNumber(number, { text, searches })
      continue
    }
    const { wanted: all, unknown } = understanding.understand(text, listings.index)
    const asked = likeliest(all)
    const words = unknown.map(({ start, end }) => text.slice(start, end))
    if (!asked.types || countable(text, words) === undefined) continue
    const key = JSON.stringify([[...asked.types.keys()], asked.vehicles])
    const known = wanted.get(key)
    if (known) {
      known.searches += searches
      known.texts++
    } else if (
      wanted.size < MOST_WANTED &&
      countAnswering(listings.index.search(everything, noPage, asked)) === 0
    )
      wanted.set(key, { ...namesOf(asked, deps, language), searches, texts: 1, example: text })
    else continue
    countOfMake(makes, { ...kindOf(asked, deps, language), searches })
  }
  return {
    items: bySearches(wanted),
    makes: bySearches(makes).map(sorted),
    numbers: bySearches(numbers),
  }

  async function countOfNumber(key: string, { text, searches }: FailedOften): Promise<void> {
    const known = numbers.get(key)
    if (known) known.searches += searches
    else if (
      numbers.size < MOST_WANTED &&
      countable(text, []) !== undefined &&
      (await readText(deps, text, language)).total === 0
    )
      numbers.set(key, { number: text, searches })
  }
}

type FailedOften = { text: string; searches: number }

const bySearches = <Of extends { searches: number }>(all: Map<string, Of>): Of[] =>
  [...all.values()].sort((a, b) => b.searches - a.searches)

const sorted = ({ kinds, ...of }: WantedOfMake): WantedOfMake => ({
  ...of,
  kinds: [...kinds].sort((a, b) => b.searches - a.searches),
})

type Kind = { make: string | null; part: string; searches: number }

/** Adds searches to those for the kind of part for cars of the make. */
function countOfMake(makes: Map<string, WantedOfMake>, { make, part, searches }: Kind): void {
  const of = makes.get(make ?? '') ?? { make, searches: 0, kinds: [] }
  makes.set(make ?? '', of)
  of.searches += searches
  const kind = of.kinds.find((each) => each.part === part)
  if (kind) kind.searches += searches
  else of.kinds.push({ part, searches })
}

/** The kind of part that is asked for, and the make of the cars; null where there is none, or several. */
function kindOf(
  asked: Wanted,
  deps: TeachingDeps,
  language: Language,
): Pick<Kind, 'make' | 'part'> {
  const makes = new Set(asked.vehicles.map(({ make }) => make))
  const [make] = makes
  return {
    make: makes.size === 1 ? (deps.reference.make(make!)?.names[language] ?? null) : null,
    part: namesOf(asked, deps, language).part,
  }
}

/** Only the kinds of part that are meant most likely, and the cars; neither years nor sides. */
function likeliest({ types, vehicles }: Wanted): Wanted {
  const most = Math.max(...(types ?? new Map<number, number>()).values())
  return {
    types: types && new Map([...types].filter(([, likelihood]) => likelihood === most)),
    vehicles: vehicles.map(({ make, model, weight }) => ({ make, model, weight })),
    ...{ positions: 0, brands: [], tiers: [], words: [], spoken: [] },
  }
}

function namesOf(
  { types, vehicles }: Wanted,
  { reference }: TeachingDeps,
  language: Language,
): Pick<WantedPart, 'part' | 'car'> {
  const parts = [...types!.keys()].map((no) => reference.partType(no)!.names[language])
  const cars = vehicles.flatMap(({ make, model }) => {
    const named = [reference.make(make), model === undefined ? undefined : reference.model(model)]
    const names = named.flatMap((entry) => entry?.names[language] ?? [])
    return names.length > 0 ? [names.join(' ')] : []
  })
  const few = (names: string[]) => [...new Set(names)].slice(0, MOST_NAMED).join(' / ')
  return { part: few(parts), car: cars.length > 0 ? few(cars) : null }
}
