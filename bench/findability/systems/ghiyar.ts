import { searchQuery } from '#contract/search.ts'
import type { CatalogService } from '#server/catalog/catalog.service.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { DEPTH, type System } from './system.ts'

/** The catalogue's own search, read as the API reads it. */
export const ghiyar = (catalog: CatalogService): System => ({
  name: 'Ghiyar',
  async search(string) {
    const reply = await catalog.search(searchQuery.parse({ string, limit: DEPTH }), 'en')
    if (reply instanceof Refusal) throw new Error(`"${string}" was refused: ${reply.code}`)
    // What the page shows: the parts found or, where there are none, those with nearly the number.
    const shown = reply.listings.length > 0 ? reply.listings : (reply.help?.nearest ?? [])
    return { ids: shown.map((listing) => listing._id), understood: reply.understood }
  },
})
