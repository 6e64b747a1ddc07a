import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderedPage } from './pages/render-page.ts'
import { Changes, type Change } from './platform/changes.ts'
import { openDatabase } from './platform/db.ts'
import { Documents } from './platform/documents/documents.ts'
import { originOf, type Env } from './platform/env.ts'
import type { Feature, Log, Platform } from './platform/feature.ts'
import { DiskSpace } from './platform/files/disk-space.ts'
import { follower } from './platform/follower.ts'
import type { StoredReply } from './platform/http/api-routes.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import { RateLimits } from './platform/rate-limits.ts'
import { redisScope } from './platform/redis-scope.ts'
import type { Refusal } from './platform/refusal.ts'
import { TagCache } from './platform/tag-cache.ts'
import { cardsOf, portsOf } from './ports.ts'

// Changes drop what they touch at once; this is the net under it, and keeps "3 hours ago" true.
const CACHED_MS = 60_000

/** Opens what all features use. `features` is filled afterwards. */
export async function openPlatform(env: Env, databaseUrl: string, log: Log) {
  const metrics = createMetrics()
  const { db, pool, ...database } = openDatabase({
    url: databaseUrl,
    connections: env.DATABASE_POOL,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    onError: (error) => log('a database connection broke', error),
    metrics,
  })
  const caches = cachesOf(env)
  const features: Feature[] = []
  const onChange = async (change: Change) => {
    for (const feature of features) await feature.onChange?.(change)
    for (const cache of Object.values(caches))
      if ('all' in change) cache.clear()
      else cache.invalidate(change.tags)
  }
  const { follow, stop: stopFollowing } = follower(onChange, log)
  const changes = new Changes(databaseUrl, log)
  changes.on('change', follow)
  const ports = portsOf(env, log)
  await ports.store.check().catch((error: unknown) => log('files can not be stored now', error))
  const mediaDir = join(env.DATA_DIR, 'media')
  await mkdir(mediaDir, { recursive: true })
  const limits = limitsOf(env, databaseUrl, metrics, log)
  const documents = new Documents({ log })
  const platform: Platform = {
    ...{ env, origin: originOf(env), db, databaseUrl, limits, metrics, log, onChange, features },
    ...{ cards: cardsOf(env, db), documents },
    ...ports,
  }
  return {
    ...{ platform, features, pool, changes, caches, mediaDir, stopFollowing },
    disk: new DiskSpace(env.DATA_DIR),
    async close(): Promise<void> {
      await documents.close()
      await limits.close()
      for (const sender of Object.values(ports.send)) await sender.close?.()
      await changes.close()
      await database.close()
    },
  }
}

function cachesOf(env: Env) {
  const bytes = env.PAGE_CACHE_MB * 1024 * 1024
  const milliseconds = CACHED_MS
  return {
    pages: new TagCache<RenderedPage>({ bytes: bytes * 0.75, milliseconds }),
    replies: new TagCache<StoredReply | Refusal>({ bytes: bytes * 0.25, milliseconds }),
  }
}

const limitsOf = (env: Env, databaseUrl: string, metrics: Metrics, log: Log) =>
  new RateLimits({
    redis: env.REDIS_URL ? { url: env.REDIS_URL, scope: redisScope(databaseUrl) } : undefined,
    processes: env.WORKERS,
    perAddress: env.LIMIT_PER_ADDRESS ?? (env.DEMO ? 20 : 1),
    ...{ onLimited: metrics.limited, log },
  })
