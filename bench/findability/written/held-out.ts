import type { Golden } from '../golden.types.ts'
import { arabic } from './held-out/arabic.ts'
import { english } from './held-out/english.ts'
import { hindiUrdu } from './held-out/hindi-urdu.ts'
import { misspelt } from './held-out/misspelt.ts'
import { numbers } from './held-out/number.ts'
import { otherKind } from './held-out/other-kind.ts'
import { transliterated } from './held-out/transliterated.ts'
import { workshop } from './held-out/workshop.ts'

/** What garages type or dictate on a phone, by someone who wrote none of the listings and read no vocabulary. */
export const golden: Golden[] = [
  ...numbers,
  ...english,
  ...arabic,
  ...misspelt,
  ...workshop,
  ...transliterated,
  ...hindiUrdu,
  ...otherKind,
]
