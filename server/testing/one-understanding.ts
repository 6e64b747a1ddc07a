import { vi } from 'vitest'
import type { Reference } from '../catalog/reference.ts'
import type * as Understandings from '../catalog/understanding/understanding.ts'
import type * as Vocabularies from '../catalog/understanding/vocabulary.ts'

// To learn the vocabulary takes longer than all else that an application does to start. It is the
// same in every database of a run, so the applications of a file share the one who learnt it first;
// what that learns from listings, the names of brands, stays for those that come later.
vi.mock('../catalog/understanding/understanding.ts', async (original) => {
  const understandings = await original<typeof Understandings>()
  let learnt: Understandings.Understanding | undefined
  function shared(reference: Reference, vocabulary: Vocabularies.Vocabulary) {
    return (learnt ??= new understandings.Understanding(reference, vocabulary))
  }
  return { ...understandings, Understanding: shared }
})

vi.mock('../catalog/understanding/vocabulary.ts', async (original) => {
  const vocabulary = await original<typeof Vocabularies>()
  let read: Vocabularies.Vocabulary | undefined
  return { ...vocabulary, readVocabulary: () => (read ??= vocabulary.readVocabulary()) }
})
