import { afterAll, inject, vi } from 'vitest'
import type * as Understandings from '../catalog/understanding/understanding.ts'
import type * as Vocabularies from '../catalog/understanding/vocabulary.ts'
import { forgetBrands } from './shared-understanding.ts'

// Reading the vocabulary takes longer than the rest of an application's start. It is the same for the
// same reference, so the applications of a worker share one reading. Other brands than those of the
// demonstration are learnt from listings: the applications of a file share them, those of the next do not.
// Only `understanding-in-memory.ts`, read once by a worker, goes on with the instance that it began with.
vi.mock('../catalog/understanding/understanding.ts', async (original) => {
  const [understandings, { shared }] = await Promise.all([
    original<typeof Understandings>(),
    import('./shared-understanding.ts'),
  ])
  const { brands } = inject('postgres')
  return { ...understandings, Understanding: shared(understandings.Understanding, brands) }
})

vi.mock('../catalog/understanding/vocabulary.ts', async (original) => {
  const vocabulary = await original<typeof Vocabularies>()
  let read: Vocabularies.Vocabulary | undefined
  return { ...vocabulary, readVocabulary: () => (read ??= vocabulary.readVocabulary()) }
})

afterAll(forgetBrands)
