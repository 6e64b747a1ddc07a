import type { Language } from '#contract/language.ts'

/** The name of a part in the reader's language. */
export const partNameIn = (
  { partName, partNameAr }: { partName: string; partNameAr: string | null },
  language: Language,
): string => (language === 'ar' && partNameAr) || partName
