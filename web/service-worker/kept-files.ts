import { keptTexts, PICTURES } from './kept-pages.ts'
import { filesIn } from './page-facts.ts'

export const FILES = 'files-1'

const MOST_FILES = 300
const MOST_PICTURES = 60

/** A built file: its name changes with its content, so a kept one is always right. */
export async function builtFile(request: Request): Promise<Response> {
  const cache = await caches.open(FILES)
  const kept = await cache.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(request)
  // What can't be kept, for want of room, is still shown.
  if (reply.status === 200) void cache.put(request.url, reply.clone()).catch(() => {})
  return reply
}

/** Keeps files that aren't yet; those that the browser just loaded come from its own cache. */
export async function keepFiles(addresses: string[]): Promise<void> {
  const cache = await caches.open(FILES)
  for (const address of addresses)
    if (!(await cache.match(address, { ignoreVary: true })))
      await cache.add(address).catch(() => {}) // of a release that is gone, or no room
  await dropUnneeded(cache)
}

/** The picture that a page shows first, in the size that this screen takes. */
export async function keepPicture(address: string): Promise<void> {
  const cache = await caches.open(PICTURES)
  if (await cache.match(address, { ignoreVary: true })) return
  await cache.add(address)
  const kept = await cache.keys()
  for (const oldest of kept.slice(0, -MOST_PICTURES)) await cache.delete(oldest)
}

/** A kept form of the same picture, whatever its size; fails as the network does where there is none. */
export async function keptPicture({ pathname }: URL): Promise<Response> {
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1)
  const cache = await caches.open(PICTURES)
  const one = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder))
  return (one && (await cache.match(one, { ignoreVary: true }))) ?? Response.error()
}

// Files of earlier releases stay while a kept page needs them.
async function dropUnneeded(cache: Cache): Promise<void> {
  const kept = await cache.keys()
  if (kept.length <= MOST_FILES) return
  const needed = new Set((await keptTexts()).flatMap(filesIn))
  for (const oldest of kept.slice(0, kept.length - MOST_FILES))
    if (!needed.has(new URL(oldest.url).pathname)) await cache.delete(oldest)
}
