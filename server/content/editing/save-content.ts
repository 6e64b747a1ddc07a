import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import {
  articlePictures,
  contentAspects,
  contentDaysAhead,
  mostAddedArticles,
  mostScheduledVersions,
  type ContentAspect,
} from '#contract/content-kinds.ts'
import { contentSource, isItemId, type ContentSource } from '#contract/content-sources.ts'
import { recordStep } from '../../platform/audit.ts'
import { announce } from '../../platform/changes.ts'
import type { Executor } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { keyOf, tagOf, type Item } from '../content-items.ts'
import { contentChanges } from '../limits.ts'
import * as store from './content-version.store.ts'
import type { By, EditingDeps } from './editing-deps.ts'
import { tryRendering } from './preview-content.ts'

const DAY_MS = 86_400_000

type Version = Pick<store.NewVersion, 'step' | 'content' | 'aspects' | 'from'>

/** How long ago a moment may be by the time it is sent; what is older is a slip. */
const LATE_MS = 10 * 60_000

/** What a version must follow, and why it is made. */
type Stated = { expected: string | null; reason: string; from?: string }

/** Saves a text, at once or from a moment on; this process shows it before it answers. */
export async function saveContent(
  deps: EditingDeps,
  { id, content, isNew, ...stated }: ParsedInputOf<'saveContent'>,
  by: By,
): Promise<ReplyOf<'saveContent'> | Refusal> {
  const limited = await deps.limits.take(contentChanges, by.caller.id)
  if (limited) return limited
  const item = { kind: content.kind, id }
  if (!isItemId(item.kind, id)) return refuseId(isNew)
  const unreadable = tryRendering(id, content)
  if (unreadable instanceof Refusal) return unreadable
  if (content.kind === 'article' && !isPicture(deps, content.picture))
    return refuse('input.invalid', { 'content.picture': 'field.invalid' })
  return change(deps, item, stated, by, async (tx, last, at) => {
    const isKnown = deps.current.delivered.has(keyOf(item)) || last !== undefined
    if (isNew && (isKnown || content.kind !== 'article')) return refuse('content.taken')
    if (!isNew && !isKnown) return refuse('content.not_found')
    if (isNew && (await countAdded(deps, tx)) >= mostAddedArticles)
      return refuse('content.too_many')
    const aspects = aspectsOf(await sourceAt(deps, tx, item, at), content)
    if (aspects.length === 0) return refuse('content.unchanged')
    return { step: 'saved', content, aspects, from: at }
  })
}

/** Goes back to the file, or withdraws an article; as a version of its own. */
export async function resetContent(
  deps: EditingDeps,
  { kind, id, step, ...stated }: ParsedInputOf<'resetContent'>,
  by: By,
): Promise<ReplyOf<'resetContent'> | Refusal> {
  const limited = await deps.limits.take(contentChanges, by.caller.id)
  if (limited) return limited
  const item = { kind, id }
  if (!isItemId(kind, id)) return refuse('content.not_found')
  if (step === 'withdrawn' && kind !== 'article')
    return refuse('input.invalid', { step: 'field.invalid' })
  return change(deps, item, stated, by, async (tx, last, at) => {
    const hasFile = deps.current.delivered.has(keyOf(item))
    if (!hasFile && !last) return refuse('content.not_found')
    if (!hasFile && step === 'delivered') return refuse('content.no_file')
    const before = await store.inForceAt(tx, item, at)
    if ((before?.step ?? (hasFile ? 'delivered' : 'withdrawn')) === step)
      return refuse('content.unchanged')
    return { step, content: null, aspects: [], from: at }
  })
}

export async function withdrawContentVersion(
  { db, onChange }: EditingDeps,
  { id }: ParsedInputOf<'withdrawContentVersion'>,
  by: By,
): Promise<ReplyOf<'withdrawContentVersion'> | Refusal> {
  const changed = await db.transaction(async (tx) => {
    const item = await store.withdraw(tx, id)
    if (!item) return undefined
    const withdrawn = changeOf(item)
    await announce(tx, withdrawn)
    await recordStep(tx, 'content.version_withdrawn', by, id, { kind: item.kind, item: item.id })
    return withdrawn
  })
  if (!changed) return refuse('content.not_found')
  await onChange(changed)
  return { message: 'success' }
}

const changeOf = (item: Item) => ({ tags: [tagOf(item)], listings: [] })

const refuseId = (isNew: boolean) =>
  isNew ? refuse('input.invalid', { id: 'field.invalid' }) : refuse('content.not_found')

/** Adds the version that `decide` makes, provided that the caller has seen the last one. */
async function change(
  { db, onChange }: EditingDeps,
  item: Item,
  { expected, reason, from }: Stated,
  by: By,
  decide: (
    tx: Executor,
    last: store.VersionRow | undefined,
    at: Date | undefined,
  ) => Promise<Version | Refusal>,
): Promise<{ _id: string } | Refusal> {
  const at = from === undefined ? undefined : new Date(from)
  const ahead = at ? at.getTime() - Date.now() : 0
  if (ahead < -LATE_MS || ahead > contentDaysAhead * DAY_MS)
    return refuse('input.invalid', { from: 'field.invalid' })
  const id = newId()
  const refusal = await db.transaction(async (tx) => {
    await store.lockChanges(tx)
    const last = await store.lastOf(tx, item)
    const version = await decide(tx, last, at)
    if (version instanceof Refusal) return version
    if ((last?.id ?? null) !== expected) return refuse('content.changed')
    if (at && (await store.countScheduled(tx, item)) >= mostScheduledVersions)
      return refuse('content.too_many')
    const author = { authorNo: by.caller.no, reason }
    await store.add(tx, { id, kind: item.kind, item: item.id, ...version, ...author })
    await announce(tx, changeOf(item))
    const facts = { kind: item.kind, item: item.id, from: from ?? null }
    const aspects = version.aspects.join(' ')
    await recordStep(tx, `content.${version.step}`, by, id, { ...facts, aspects })
    return undefined
  })
  if (refusal) return refusal
  await onChange(changeOf(item))
  return { _id: id }
}

/** What is in force at a moment: a version, the file, or nothing. */
async function sourceAt(
  { current }: EditingDeps,
  tx: Executor,
  item: Item,
  at: Date | undefined,
): Promise<ContentSource | undefined> {
  const version = await store.inForceAt(tx, item, at)
  if (version?.step === 'withdrawn') return undefined
  if (version?.step === 'saved') return contentSource.safeParse(version.content).data
  return current.delivered.get(keyOf(item))?.source
}

/** What differs: the facts, and each language that has texts. */
function aspectsOf(before: ContentSource | undefined, after: ContentSource): ContentAspect[] {
  const of = (source: ContentSource | undefined, aspect: ContentAspect): unknown => {
    if (!source) return undefined
    const { texts, ...facts } = { texts: undefined, ...source }
    return aspect === 'facts' ? facts : texts?.[aspect]
  }
  return contentAspects.filter(
    (aspect) => JSON.stringify(of(before, aspect)) !== JSON.stringify(of(after, aspect)),
  )
}

async function countAdded({ current }: EditingDeps, tx: Executor): Promise<number> {
  const ids = await store.articlesWithVersions(tx)
  return ids.filter((id) => !current.delivered.has(keyOf({ kind: 'article', id }))).length
}

/** One of ours, or one that the operator has put beside them for a file. */
const isPicture = ({ current }: EditingDeps, picture: string): boolean =>
  articlePictures.some((each) => each === picture) ||
  [...current.delivered.values()].some(
    ({ source }) => source.kind === 'article' && source.picture === picture,
  )
