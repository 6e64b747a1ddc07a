import { bind } from '../platform/api/binding.ts'
import { getFailedSearches, getWantedParts, setFailedSearch } from './teaching/failed-words.ts'
import {
  getTerms,
  previewTerm,
  reviewTerm,
  teachTerm,
  withdrawTerm,
} from './teaching/teach-term.ts'
import type { TeachingDeps } from './teaching/teaching-deps.ts'

export const vocabularyRoutes = (deps: TeachingDeps) => [
  bind('getFailedSearches', (input, { language }) => getFailedSearches(deps, input, language)),
  bind('setFailedSearch', (input, by) => setFailedSearch(deps, input, by)),
  bind('getWantedParts', (input, { language }) => getWantedParts(deps, input, language)),
  bind('findMeanings', async ({ q }, { language }) => ({ items: deps.meanings.find(q, language) })),
  bind('previewTerm', (input, by) => previewTerm(deps, input, by)),
  bind('teachTerm', (input, by) => teachTerm(deps, input, by)),
  bind('getTerms', (input, { language }) => getTerms(deps, input, language)),
  bind('withdrawTerm', (input, by) => withdrawTerm(deps, input, by)),
  bind('reviewTerm', (input, by) => reviewTerm(deps, input, by)),
]
