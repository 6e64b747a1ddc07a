import type { Golden } from '../golden.types.ts'
import { arabic } from './queries/arabic.ts'
import { english } from './queries/english.ts'
import { hindiUrdu } from './queries/hindi-urdu.ts'
import { misspelt } from './queries/misspelt.ts'
import { number } from './queries/number.ts'
import { otherKind } from './queries/other-kind.ts'
import { transliterated } from './queries/transliterated.ts'
import { workshop } from './queries/workshop.ts'

/** What garages type or dictate on a phone, by someone who wrote none of the listings. */
export const golden: Golden[] = [
  ...number,
  ...english,
  ...arabic,
  ...misspelt,
  ...workshop,
  ...transliterated,
  ...hindiUrdu,
  ...otherKind,
]
