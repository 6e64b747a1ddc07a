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
      'after market, aftermarket part, am, replacement, copy, commercial, non genuine, alternative, تجاري, تجارية, بديل, تقليد, كوبي, درجة ثانية, adaptable, équivalent, 副厂, 副厂件, 品牌件, tijari',
    used: 'second hand, secondhand, 2nd hand, scrap, reconditioned used, japan used, استعمال, مستعمل, مستعملة, تشليح, سكراب, مستعمل ياباني, رابش, occasion, d’occasion, 二手, 拆车件, 旧件, mustamal, tashleeh',
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

/** The value that a cell names; `none` where it says nothing about it, undefined where it isn't known. */
export const chosenBy = (name: ListingChoice, cell: string): ChoiceValue | 'none' | undefined =>
  known.get(name)!.get(foldWords(cell)) as ChoiceValue | 'none' | undefined
