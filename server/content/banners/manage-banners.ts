import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Banner } from '#contract/banners.ts'
import type { Caller, Client } from '../../platform/api/caller.ts'
import { recordStep } from '../../platform/audit.ts'
import { announce } from '../../platform/changes.ts'
import type { Platform } from '../../platform/feature.ts'
import { newId } from '../../platform/id.ts'
import { offsetOf, type Page } from '../../platform/paging.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { bannerChanges } from '../limits.ts'
import * as store from './banner.store.ts'
import { bannersChanged } from './shown-banners.ts'

type Deps = { db: NodePgDatabase } & Pick<Platform, 'limits' | 'onChange'>
type By = { caller: Caller; client: Client }

export async function getBanners({ db }: Pick<Deps, 'db'>, page: Page): Promise<List<Banner>> {
  const { rows, total } = await store.page(db, offsetOf(page))
  return {
    items: rows.map(({ banner, state, by }) => ({
      ...{ _id: banner.id, texts: banner.texts, kind: banner.kind, link: banner.link },
      ...{ audience: banner.audience, from: banner.startsAt.toISOString() },
      ...{ until: banner.endsAt?.toISOString() ?? null, state },
      ...{ date: banner.createdAt.toISOString(), by },
    })),
    total,
  }
}

/** Makes a banner; this process shows it before it answers. */
export async function createBanner(
  { db, limits, onChange }: Deps,
  { from, until, ...fields }: ParsedInputOf<'createBanner'>,
  by: By,
): Promise<ReplyOf<'createBanner'> | Refusal> {
  const limited = await limits.take(bannerChanges, by.caller.id)
  if (limited) return limited
  // None began before it was made; a moment of a form is up to a minute old.
  const startsAt = from ? new Date(Math.max(Date.parse(from), Date.now())) : undefined
  const endsAt = until ? new Date(until) : null
  if (endsAt && endsAt.getTime() <= (startsAt?.getTime() ?? Date.now()))
    return refuse('input.invalid', { until: 'field.invalid' })
  const id = newId()
  const refusal = await db.transaction(async (tx) => {
    const times = { ...(startsAt && { startsAt }), endsAt }
    const row = await store.add(tx, { id, ...fields, ...times, authorNo: by.caller.no })
    if (!row) return refuse('banner.too_many')
    await announce(tx, bannersChanged)
    const { kind, audience } = fields
    await recordStep(tx, 'banner.created', by, id, { kind, audience, from: from ?? null, until })
    return undefined
  })
  if (refusal) return refusal
  await onChange(bannersChanged)
  return { _id: id }
}

export async function endBanner(
  { db, onChange }: Deps,
  { id }: ParsedInputOf<'endBanner'>,
  by: By,
): Promise<ReplyOf<'endBanner'> | Refusal> {
  const isEnded = await db.transaction(async (tx) => {
    if (!(await store.end(tx, id))) return false
    await announce(tx, bannersChanged)
    await recordStep(tx, 'banner.ended', by, id)
    return true
  })
  if (!isEnded) return refuse('banner.not_found')
  await onChange(bannersChanged)
  return { message: 'success' }
}
