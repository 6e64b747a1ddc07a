import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ReplyOf } from '#contract/api.ts'
import type { Caller } from '../platform/api/caller.ts'
import { announceTo } from '../platform/changes.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { presentNotification } from './notification.present.ts'
import * as store from './notification.store.ts'

type Deps = { db: NodePgDatabase }

export async function getNotifications(
  { db }: Deps,
  page: Page,
  { caller }: { caller: Caller },
): Promise<ReplyOf<'getNotifications'>> {
  const [rows, { unread, total }] = await Promise.all([
    store.latest(db, caller.no, offsetOf(page)),
    store.counts(db, caller.no),
  ])
  const pages = Math.ceil(total / page.limit)
  return {
    notifications: rows.map(presentNotification),
    ...{ unread, total, page: page.page, pages },
  }
}

/** Ids of other users' notifications, and of removed ones, are ignored. */
export async function readNotifications(
  { db }: Deps,
  { ids = [], all = false }: { ids?: string[]; all?: boolean },
  { caller }: { caller: Caller },
): Promise<{ unread: number }> {
  await db.transaction(async (tx) => {
    if (await store.read(tx, caller.no, all ? 'all' : ids)) await announceTo(tx, [caller.no])
  })
  const { unread } = await store.counts(db, caller.no)
  return { unread }
}
