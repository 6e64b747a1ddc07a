import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { TaughtTerm } from '#contract/vocabulary.ts'
import type { Caller, Client } from '../../platform/api/caller.ts'
import { recordStep } from '../../platform/audit.ts'
import { announce } from '../../platform/changes.ts'
import { newId } from '../../platform/id.ts'
import { offsetOf } from '../../platform/paging.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { Rule } from '../../platform/rate-limits.ts'
import { spellingOf } from '../understanding/phrase-book.ts'
import { faultOf } from './check-term.ts'
import { isFailed, settle } from './failed-text.store.ts'
import { VOCABULARY } from './followed-terms.ts'
import { readableTerm } from './readable-term.ts'
import type { TeachingDeps } from './teaching-deps.ts'
import * as store from './term.store.ts'
import { changedQueries, phrasesWith, readText } from './try-term.ts'

type By = { caller: Caller; client: Client; language: Language }

/** Per operator: each attempt reads hundreds of texts. */
const attemptsOfOperator: Rule = { name: 'vocabulary-attempt', points: 600, seconds: 3_600 }

// Pages and replies with searches are made of the listings as well.
const changed = { tags: [VOCABULARY, 'listings'], listings: [] }

/** What a term would change, before it is taught. */
export async function previewTerm(
  deps: TeachingDeps,
  { term, meanings: keys, example }: ParsedInputOf<'previewTerm'>,
  { caller, language }: By,
): Promise<ReplyOf<'previewTerm'> | Refusal> {
  const limited = await deps.limits.take(attemptsOfOperator, caller.id)
  if (limited) return limited
  const fault = await faultOf(deps, { term, keys })
  if (fault) return refuse(fault)
  const phrases = phrasesWith(deps, { term, keys })
  return {
    before: await readText(deps, example, language),
    after: await readText(deps, example, language, phrases),
    ...(await changedQueries(deps, phrases, language)),
  }
}

/** Teaches a term, and has this process know it before it answers. */
export async function teachTerm(
  deps: TeachingDeps,
  { term, language, meanings: keys, example, search, anyway }: ParsedInputOf<'teachTerm'>,
  by: By,
): Promise<ReplyOf<'teachTerm'> | Refusal> {
  const limited = await deps.limits.take(attemptsOfOperator, by.caller.id)
  if (limited) return limited
  const fault = await faultOf(deps, { term, keys })
  if (fault) return refuse(fault)
  if (!anyway && (await changesOthers(deps, term, keys))) return refuse('vocabulary.changes_others')
  const fields = {
    ...{ id: newId(), text: readableTerm(term)!, spelling: spellingOf(term), language },
    ...{ meanings: keys, example, authorNo: by.caller.no },
  }
  const added = await deps.db.transaction(async (tx) => {
    const row = await store.add(tx, fields)
    if (row === 'taught') return refuse('vocabulary.taught')
    if (row === 'full') return refuse('vocabulary.too_many')
    if (search !== undefined && (await isFailed(tx, search))) await settle(tx, search, row.no)
    await announce(tx, changed)
    await recordStep(tx, 'term.taught', by, row.id)
    return { _id: row.id }
  })
  if ('_id' in added) await deps.onChange(changed)
  return added
}

async function changesOthers(deps: TeachingDeps, term: string, keys: string[]): Promise<boolean> {
  const { changed: count } = await changedQueries(deps, phrasesWith(deps, { term, keys }), 'en')
  return count > 0
}

export async function getTerms(
  deps: TeachingDeps,
  { state, ...page }: ParsedInputOf<'getTerms'>,
  language: Language,
): Promise<List<TaughtTerm>> {
  const { rows, total } = await store.page(deps.db, { state, ...offsetOf(page) })
  return { items: rows.map((row) => present(deps, row, language)), total }
}

export async function withdrawTerm(
  { db, onChange }: TeachingDeps,
  { id }: ParsedInputOf<'withdrawTerm'>,
  by: By,
): Promise<ReplyOf<'withdrawTerm'> | Refusal> {
  const isWithdrawn = await db.transaction(async (tx) => {
    if (!(await store.withdraw(tx, id))) return false
    await announce(tx, changed)
    await recordStep(tx, 'term.withdrawn', by, id)
    return true
  })
  if (!isWithdrawn) return refuse('vocabulary.not_found')
  await onChange(changed)
  return { message: 'success' }
}

export async function reviewTerm(
  { db }: TeachingDeps,
  { id }: ParsedInputOf<'reviewTerm'>,
  by: By,
): Promise<ReplyOf<'reviewTerm'> | Refusal> {
  return db.transaction(async (tx) => {
    if (!(await store.review(tx, id, by.caller.no))) return refuse('vocabulary.not_found')
    await recordStep(tx, 'term.reviewed', by, id)
    return { message: 'success' as const }
  })
}

type Shown = { term: store.TermRow; by: string | null; reviewer: string | null }

function present(
  { meanings }: TeachingDeps,
  { term, by, reviewer }: Shown,
  language: Language,
): TaughtTerm {
  const { id, text, createdAt, reviewedAt, endedAt, state, example } = term
  return {
    ...{ _id: id, term: text, language: term.language, example, state, by, reviewer },
    meanings: term.meanings.map((key) => ({ key, label: meanings.labelOf(key, language) })),
    date: createdAt.toISOString(),
    reviewed: reviewedAt?.toISOString() ?? null,
    ended: endedAt?.toISOString() ?? null,
  }
}
