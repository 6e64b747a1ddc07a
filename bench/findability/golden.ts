import type { Golden } from './golden.types.ts'
import { arabic } from './golden/arabic.ts'
import { english } from './golden/english.ts'
import { frenchChinese } from './golden/french-chinese.ts'
import { hindiUrdu } from './golden/hindi-urdu.ts'
import { misspelt } from './golden/misspelt.ts'
import { nonsense } from './golden/nonsense.ts'
import { symptom } from './golden/symptom.ts'
import { transliterated } from './golden/transliterated.ts'
import { vehicleNumber } from './golden/vehicle-number.ts'
import { workshop } from './golden/workshop.ts'

/** What garages type, and what is right; part numbers are added from the stock at run time. */
export const golden: Golden[] = [
  ...english,
  ...arabic,
  ...misspelt,
  ...workshop,
  ...transliterated,
  ...hindiUrdu,
  ...frenchChinese,
  ...vehicleNumber,
  ...symptom,
  ...nonsense,
]
