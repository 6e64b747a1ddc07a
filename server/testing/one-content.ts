import { vi } from 'vitest'
import type { ContentSource } from '#contract/content-sources.ts'
import type * as Items from '../content/content-items.ts'
import type * as Reading from '../content/read-content.ts'

// The texts of the release are the same for every application, and nobody changes them: the
// applications of a worker share one reading, and what was made of it.
vi.mock('../content/read-content.ts', async (original) => {
  const reading = await original<typeof Reading>()
  const read = new Map<string, ReturnType<typeof reading.readContent>>()
  const readContent: typeof reading.readContent = (folder) => {
    const known = read.get(folder) ?? reading.readContent(folder)
    read.set(folder, known)
    return known
  }
  return { ...reading, readContent }
})

vi.mock('../content/content-items.ts', async (original) => {
  const items = await original<typeof Items>()
  const made = new WeakMap<ContentSource, Items.Rendered>()
  const rendered: typeof items.rendered = (id, source) => {
    const known = made.get(source) ?? items.rendered(id, source)
    made.set(source, known)
    return known
  }
  return { ...items, rendered }
})
