import { expect, test } from 'vitest'
import { shownBy } from './number-formats.ts'

test.for([
  ['General', 'number'],
  ['0', 'number'],
  ['#,##0.00 "AED"', 'number'],
  ['"day" 0', 'number'],
  ['0.00E+00', 'number'],
  ['@', 'number'],
  ['[Red]-0.0', 'number'],
  ['0\\d', 'number'],
  ['_-* #,##0.00_-', 'number'],
  ['[h]:mm:ss', 'number'],
  ['#,##0 [$د.إ-3801]', 'number'],
  ['dd/mm/yyyy', 'date'],
  ['d-mmm', 'date'],
  ['mmm', 'date'],
  ['[$-2010401]d/mm/yyyy;@', 'date'],
  ['yyyy"年"m"月"d"日"', 'date'],
  ['[$-409]m/d/yy h:mm AM/PM;@', 'date'],
  ['h:mm AM/PM', 'time'],
  ['mm:ss.0', 'time'],
])('%s shows a %s', ([format, shows]) => {
  expect(shownBy(format!)).toBe(shows)
})
