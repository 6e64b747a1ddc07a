import type { RoomListing } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'

/** The name of a part in the reader's language. */
export const partNameIn = (
  { partName, partNameAr }: Pick<RoomListing, 'partName' | 'partNameAr'>,
  language: Language,
): string => (language === 'ar' && partNameAr) || partName
