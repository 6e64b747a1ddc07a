import { create, insertMultiple, search } from '@orama/orama'
import type { StockListing } from '../stock.ts'
import { fieldsOf } from './fields.ts'
import { DEPTH, type System } from './system.ts'
import { wordsAsked, wordsIn } from './words.ts'

const schema = {
  name: 'string',
  nameAr: 'string',
  brand: 'string',
  sku: 'string',
  vehicles: 'string',
  description: 'string',
} as const

/** The library Orama (BM25): beginnings of words and one slip allowed; any of the words. */
export async function orama(stock: StockListing[]): Promise<System> {
  const index = create({
    schema,
    components: {
      tokenizer: {
        language: 'english',
        normalizationCache: new Map<string, string>(),
        // What is looked for comes without a property.
        tokenize: (text, _language, property) => (property ? wordsIn(text) : wordsAsked(text)),
      },
    },
  })
  await insertMultiple(index, stock.map(fieldsOf))
  return {
    name: 'Orama',
    async search(query) {
      const options = { term: query, limit: DEPTH, tolerance: 1, boost: { name: 2 } }
      const { hits } = await search(index, options)
      return { ids: hits.map(({ id }) => String(id)) }
    },
  }
}
