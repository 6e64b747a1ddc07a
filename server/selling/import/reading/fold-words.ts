import { asciiDigits } from './cell.ts'

/**
 * One spelling for many, of headings and words: case, accents, vowel marks, tatweel, the seats of
 * hamza, taa marbuta, alef maqsura, Urdu and Persian letters and digits don't matter, nor what stands
 * between words. "P/N", "p.n." -> "p n"; "الرقم الأصلي" -> "الرقم الاصلي"; "Part #" -> "part no".
 */
export const foldWords = (text: string): string =>
  asciiDigits(text)
    .replace(/[#№]/g, ' no ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mn}\p{Cf}\u0640'’`]/gu, '')
    .replace(/[ىیے]/g, 'ي')
    .replace(/[ةہھۃە]/g, 'ه')
    .replace(/ٱ/g, 'ا')
    .replace(/ک/g, 'ك')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
