import { expect, test } from 'vitest'
import { latinRuns } from './latin-runs.ts'

const cut = (text: string) =>
  latinRuns(text)
    .map(({ text, isLatin }) => (isLatin ? `[${text}]` : text))
    .join('')

test.for([
  ['دينمو باترول 2010-2024 اصلي', 'دينمو باترول [2010-2024] اصلي'],
  ['Mann-Filter فلتر 5W-30 هايلكس 2016+', '[Mann-Filter] فلتر [5W-30] هايلكس [2016+]'],
  ['إطار 195/65 R15 ميشلان', 'إطار [195/65 R15] ميشلان'],
  ['بلف حرارة 76.5 درجة', 'بلف حرارة [76.5] درجة'],
  ['Alternator, Patrol 2010-2024', 'Alternator, Patrol 2010-2024'],
  ['دينمو', 'دينمو'],
])('Latin runs of "%s" are isolated', ([text, isolated]) => expect(cut(text!)).toBe(isolated))
