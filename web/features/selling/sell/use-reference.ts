import type { Category, Make } from '#contract/catalog.ts'
import { callQuery, queryApi, unchanging, type DataQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'

/** Categories and makes in the language of the page. */
export type Reference = { categories: Category[]; makes: Make[] }

const none: Reference = { categories: [], makes: [] }

const referenceData: DataQuery<Reference> = {
  ...unchanging,
  queryKey: ['reference'],
  queryFn: async ({ signal }) => {
    const api = queryApi(signal)
    const [categories, makes] = await Promise.all([
      api.call('getCategories', {}),
      api.call('getMakes', {}),
    ])
    return { categories: categories.items, makes: makes.items }
  },
}

/** The options of the form; empty until they are loaded. */
export function useReference() {
  const { data, failure, reload } = useData(referenceData)
  return { reference: data ?? none, failure, reload }
}

/** The models of a make; undefined until they are loaded. */
export function useModels(make: string) {
  const { data, updating, failure, reload } = useData({
    ...callQuery('getModels', { makes: [make] }),
    ...unchanging,
  })
  return { models: updating ? undefined : data?.items, failure, reload }
}
