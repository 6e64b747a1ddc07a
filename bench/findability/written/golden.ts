import type { Golden } from '../golden.types.ts'
import { arabic } from './golden/arabic.ts'
import { english } from './golden/english.ts'
import { goods } from './golden/goods.ts'
import { hindiUrdu } from './golden/hindi-urdu.ts'
import { misspelt } from './golden/misspelt.ts'
import { numbers } from './golden/number.ts'
import { otherKind } from './golden/other-kind.ts'
import { transliterated } from './golden/transliterated.ts'
import { workshop } from './golden/workshop.ts'

/** What garages type or dictate on a phone: queries whose misses were read, with which the search is worked on. */
export const golden: Golden[] = [
  ...numbers,
  ...english,
  ...arabic,
  ...misspelt,
  ...workshop,
  ...transliterated,
  ...hindiUrdu,
  ...otherKind,
  ...goods,
]
