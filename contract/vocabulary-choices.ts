// What words of the search are sorted by.

/** The languages of the vocabulary's files, by where words are at home and how they are written. */
export const vocabularyLanguages = [
  ...(['en', 'ar', 'ar-AE', 'ar-Latn', 'hi', 'hi-Latn', 'ur', 'fr', 'zh', 'de'] as const),
  ...(['tl-Latn', 'ml-Latn'] as const),
] as const
export type VocabularyLanguage = (typeof vocabularyLanguages)[number]

/** A taught term counts until it is withdrawn, or a release has it in its files. */
export const termStates = ['active', 'withdrawn', 'exported'] as const
export type TermState = (typeof termStates)[number]

/** A search that found nothing is open until something was taught for it, or it is ignored. */
export const failedSearchStates = ['open', 'done', 'ignored'] as const
export type FailedSearchState = (typeof failedSearchStates)[number]

/** What a term can mean. */
export const meaningKinds = ['part', 'category', 'make', 'model', 'position', 'tier'] as const
export type MeaningKind = (typeof meaningKinds)[number]
