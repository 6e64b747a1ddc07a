import { cachedTexts, PICTURES } from './cached-pages.ts'
import { filesIn } from './page-facts.ts'

export const FILES = 'files-1'

const MAX_FILES = 300
const MAX_PICTURES = 60

/** A built file: its name changes with its content, so a cached one is never stale. */
export async function builtFile(request: Request): Promise<Response> {
  const cache = await caches.open(FILES)
  const cached = await cache.match(request.url, { ignoreVary: true })
  if (cached) return cached
  const reply = await fetch(request)
  // A file that can't be cached, because storage is full, is still returned.
  if (reply.status === 200) void cache.put(request.url, reply.clone()).catch(() => {})
  return reply
}

/** Caches files that aren't yet; those that the browser has just loaded come from its own cache. */
export async function cacheFiles(addresses: string[]): Promise<void> {
  const cache = await caches.open(FILES)
  for (const address of addresses)
    if (!(await cache.match(address, { ignoreVary: true })))
      await cache.add(address).catch(() => {}) // from a removed release, or no storage left
  await evictFiles(cache)
}

/** Caches the first picture of a page in the size used by this screen. */
export async function cachePicture(address: string): Promise<void> {
  const cache = await caches.open(PICTURES)
  if (await cache.match(address, { ignoreVary: true })) return
  await cache.add(address)
  const keys = await cache.keys()
  for (const oldest of keys.slice(0, -MAX_PICTURES)) await cache.delete(oldest)
}

/**
 * A cached variant of the same picture, whatever its size; fails like the network if there is none.
 */
export async function cachedPicture({ pathname }: URL): Promise<Response> {
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  const cache = await caches.open(PICTURES)
  const one = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
  return (one && (await cache.match(one, { ignoreVary: true }))) ?? Response.error()
}

// Files of earlier releases stay while a cached page needs them.
async function evictFiles(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  if (keys.length <= MAX_FILES) return
  const needed = new Set((await cachedTexts()).flatMap(filesIn))
  for (const oldest of keys.slice(0, keys.length - MAX_FILES))
    if (!needed.has(new URL(oldest.url).pathname)) await cache.delete(oldest)
}
