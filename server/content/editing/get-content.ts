import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { pageIds } from '#contract/content.ts'
import type { ContentKind, ContentState } from '#contract/content-kinds.ts'
import { contentSource, isItemId, type ContentSource } from '#contract/content-sources.ts'
import type { ContentItem, ContentVersion } from '#contract/edit-content.ts'
import type { Language } from '#contract/language.ts'
import { offsetOf, pageOf } from '../../platform/paging.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { keyOf, type Item } from '../content-items.ts'
import * as store from './content-version.store.ts'
import type { EditingDeps } from './editing-deps.ts'

type Deps = Pick<EditingDeps, 'db' | 'current'>

/** The items of a kind: pages in their order, articles by their ids. */
export async function getContentItems(
  deps: Deps,
  { kind, ...page }: ParsedInputOf<'getContentItems'>,
  { language }: { language: Language },
): Promise<List<ContentItem>> {
  const { db } = deps
  const [versions, scheduled, ids] = await Promise.all([
    store.lastOfKind(db, kind),
    store.scheduled(db),
    idsOf(deps, kind),
  ])
  const shown = pageOf(ids, page)
  const titles = await titlesOf(deps, kind, shown.items, language)
  return {
    items: shown.items.map((id) => {
      const last = versions.find(({ item }) => item === id)
      const next = scheduled.find((each) => each.kind === kind && each.id === id)
      return {
        ...{
          kind,
          id,
          title: titles.get(id) ?? id,
          state: stateOf(deps, { kind, id }, next !== undefined),
        },
        scheduled: next?.effectiveAt.toISOString() ?? null,
        ...{ date: last?.date.toISOString() ?? null, by: last?.by ?? null },
      }
    }),
    total: shown.total,
  }
}

async function idsOf({ db, current }: Deps, kind: ContentKind): Promise<string[]> {
  if (kind === 'page') return [...pageIds]
  if (kind !== 'article') return [kind]
  const delivered = [...current.delivered.values()]
    .filter(({ source }) => source.kind === 'article')
    .map(({ id }) => id)
  return [...new Set([...delivered, ...(await store.articlesWithVersions(db))])].sort()
}

/** The titles of items as they are in force, or else of the last text. */
async function titlesOf(
  { db, current }: Deps,
  kind: ContentKind,
  ids: string[],
  language: Language,
): Promise<Map<string, string | null>> {
  if (kind !== 'article' && kind !== 'page') return new Map()
  const { news, pages } = current.content
  const shown = kind === 'article' ? news[language] : [...pages[language].values()]
  const titles = new Map<string, string | null>(shown.map(({ id, title }) => [id, title]))
  const others = ids.filter((id) => !titles.has(id))
  if (others.length === 0) return titles
  for (const id of others) {
    const file = current.delivered.get(keyOf({ kind, id }))?.source
    if (file?.kind === 'article') titles.set(id, file.texts[language].title)
  }
  return new Map([...titles, ...(await store.lastTitles(db, others, language))])
}

function stateOf({ current }: Deps, item: Item, isScheduled: boolean): ContentState {
  const hasFile = current.delivered.has(keyOf(item))
  const step = current.versionOf(item)?.step
  if (step === 'withdrawn') return 'withdrawn'
  if (step === 'saved') return hasFile ? 'changed' : 'added'
  if (hasFile) return 'delivered'
  // Nothing is left to come where the only scheduled version was withdrawn.
  return isScheduled ? 'scheduled' : 'withdrawn'
}

export async function getContentItem(
  deps: Deps,
  item: ParsedInputOf<'getContentItem'>,
): Promise<ReplyOf<'getContentItem'> | Refusal> {
  const { db, current } = deps
  if (!isItemId(item.kind, item.id)) return refuse('content.not_found')
  const file = current.delivered.get(keyOf(item))
  const [last, content, scheduled] = await Promise.all([
    store.lastOf(db, item),
    toEdit(deps, item),
    store.countScheduled(db, item),
  ])
  if (!content) return refuse('content.not_found')
  return {
    ...{
      ...item,
      state: stateOf(deps, item, scheduled > 0),
      content,
      delivered: file !== undefined,
    },
    ...{ unreadable: current.isUnreadable(item), last: last?.id ?? null },
  }
}

/** What is in force; of what isn't shown, the text that was there last, or is to come. */
async function toEdit({ db, current }: Deps, item: Item): Promise<ContentSource | undefined> {
  const file = current.delivered.get(keyOf(item))?.source
  const version = await store.inForceAt(db, item)
  if (version?.step === 'saved') return contentSource.safeParse(version.content).data ?? file
  if (version?.step !== 'withdrawn' && file) return file
  const text = await store.lastText(db, item)
  return (text && contentSource.safeParse(text.content).data) ?? file
}

export async function getContentVersions(
  { db }: Pick<Deps, 'db'>,
  { kind, id, ...page }: ParsedInputOf<'getContentVersions'>,
): Promise<List<ContentVersion>> {
  const { rows, total } = await store.page(db, { kind, id }, offsetOf(page))
  return {
    items: rows.map(({ id: _id, effectiveAt, createdAt, ...rest }) => ({
      ...{ _id, ...rest, from: effectiveAt.toISOString(), date: createdAt.toISOString() },
    })),
    total,
  }
}

export async function getContentVersion(
  { db }: Pick<Deps, 'db'>,
  { id }: ParsedInputOf<'getContentVersion'>,
): Promise<ReplyOf<'getContentVersion'> | Refusal> {
  const version = await store.byId(db, id)
  const content = version && contentSource.safeParse(version.content).data
  return content ? { content } : refuse('content.not_found')
}
