import type { ChoiceValue, ListingChoice } from '#contract/listing-choices.ts'
import { choiceNames } from '#contract/listing-choices.ts'
import { foldWords } from './fold-words.ts'

type Spellings = { [Name in ListingChoice]: Record<ChoiceValue<Name>, string> & { none?: string } }

/** How lists write what is chosen, beside the values of the API; `none` says nothing about it. */
const spellings: Spellings = {
  tier: {
    genuine:
      'genuine part, genuine parts, original, orig, original genuine, genuine new, agency, dealer, from agency, oe genuine, gen, اصلي, أصلية, وكالة, اصلي وكالة, قطع أصلية, وكاله, جديد وكالة, d’origine, origine, pièce d’origine, constructeur, 原厂, 正厂, 原厂件, asli, wakala',
    oem: 'oem part, oe, oes, original equipment, oem quality, first equipment, أو إي إم, اويم, équipementier, première monte, 配套, 配套件',
    aftermarket:
      'after market, aftermarket part, am, replacement, copy, commercial, non genuine, alternative, تجاري, تجارية, بديل, تقليد, كوبي, درجة ثانية, taiwan, taiwanese, made in taiwan, تايوان, صناعة تايوان, صنع في تايوان, تايواني, تايوانية, adaptable, équivalent, 副厂, 副厂件, 品牌件, tijari',
    used: 'second hand, secondhand, 2nd hand, scrap, reconditioned used, استعمال, مستعمل, مستعملة, تشليح, سكراب, رابش, occasion, d’occasion, 二手, 拆车件, 旧件, mustamal, tashleeh',
    none: 'new, brand new, n/a, جديد, جديدة, neuf, 新, 全新',
  },
}

const known = new Map(
  choiceNames.map((name) => [
    name,
    new Map(
      Object.entries(spellings[name]).flatMap(([value, words]) =>
        [value, ...words.split(', ')].map((word) => [foldWords(word), value] as const),
      ),
    ),
  ]),
)

/** Where a part comes from, which says nothing beside the value itself: "Used - Japan", "مستعمل ياباني". */
const origins = new Set(
  (
    'japan japanese taiwan taiwanese korea korean china chinese germany german usa us america american europe ' +
    'european thailand thai gcc uae dubai import imported from in made اليابان يابان ياباني يابانية تايوان ' +
    'تايواني تايوانية كوريا كوري كورية الصين صيني صينية المانيا ألماني المانية امريكا امريكي امريكية اوروبا ' +
    'اوروبي اوروبية تايلند تايلندي خليجي الامارات دبي وارد مستورد من صناعة صنع في japon japonais japonaise ' +
    'allemagne allemand corée coréen chine chinois 日本 台湾 韩国 中国 德国 美国'
  )
    .split(' ')
    .map(foldWords),
)

const withoutOrigins = (words: string) =>
  words
    .split(' ')
    .filter((word) => !origins.has(word))
    .join(' ')

/** The value that a cell names; `none` where it says nothing about it, undefined where it isn't known. */
export function chosenBy(name: ListingChoice, cell: string): ChoiceValue | 'none' | undefined {
  const words = foldWords(cell)
  const values = known.get(name)!
  return (values.get(words) ?? values.get(withoutOrigins(words))) as
    ChoiceValue | 'none' | undefined
}
