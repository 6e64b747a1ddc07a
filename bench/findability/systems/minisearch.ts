import MiniSearch from 'minisearch'
import type { StockListing } from '../stock.ts'
import { fieldsOf } from './fields.ts'
import { DEPTH, type System } from './system.ts'
import { wordsAsked, wordsIn } from './words.ts'

/** The library MiniSearch: beginnings of words and slips allowed; all words, else any of them. */
export function miniSearch(stock: StockListing[]): System {
  const index = new MiniSearch({
    fields: ['name', 'nameAr', 'brand', 'sku', 'vehicles', 'description'],
    tokenize: wordsIn,
    processTerm: (word) => word,
    searchOptions: { tokenize: wordsAsked, prefix: true, fuzzy: 0.2, boost: { name: 2 } },
  })
  index.addAll(stock.map(fieldsOf))
  return {
    name: 'MiniSearch',
    async search(query) {
      const all = index.search(query, { combineWith: 'AND' })
      const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' })
      return { ids: found.slice(0, DEPTH).map((result) => String(result.id)) }
    },
  }
}
