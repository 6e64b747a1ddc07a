import type { Reference, Understanding } from './knowledge.ts'
import { foldWords } from './fold-words.ts'
import { remember } from './remember.ts'

/** `isGuess`: its words aren't those of the trade, they only come near. */
export type ReadCategory = { categoryNo: number; subCategoryNo?: number; isGuess?: true }

const MOST_TEXTS = 5_000
/** Of all kinds of part that a word may mean, at least so much must belong to one category. */
const MOSTLY = 0.6

export type CategoryReader = {
  /** A category or subcategory by its name in any language, its link form, or what the trade calls it. */
  category: (text: string) => ReadCategory | undefined
  subCategory: (text: string, categoryNo: number | undefined) => ReadCategory | undefined
  /** The category that most of some kinds of part belong to; likelihoods by part type. */
  ofTypes: (types: ReadonlyMap<number, number>) => number | undefined
}

export function categoryReader(reference: Reference, understanding: Understanding): CategoryReader {
  const names = reference.categories.flatMap((category) =>
    [category.name, ...Object.values(category.names)].map((name) => ({ category, name })),
  )
  const spelled = names.map(({ category, name }) => ({ category, folded: foldWords(name) }))

  const tradeNames = [
    ...reference.categories.flatMap(({ names, subCategories }) => [
      names,
      ...subCategories.map((sub) => sub.names),
    ]),
    ...reference.partTypes.map(({ names }) => names),
  ].flatMap((byLanguage) => Object.values(byLanguage).map(foldWords))
  const tradeWords = new Set(tradeNames.flatMap((name) => name.split(' ')))

  /** Whether each word stands in the name of a category or of a kind of part; not "Kitchen", "Garden". */
  function isOfTrade(text: string): boolean {
    const folded = foldWords(text)
    if (/\p{Script=Han}/u.test(folded)) return tradeNames.some((name) => name.includes(folded))
    return folded
      .split(' ')
      .every((word) =>
        [word, word.replace(/s$/, '')].some((one) => general.has(one) || tradeWords.has(one)),
      )
  }

  function bySpelling(text: string): number | undefined {
    const folded = foldWords(text)
    const words = folded.split(' ').filter((word) => !general.has(word))
    const containing = spelled.filter(({ folded: name }) => {
      const own = name.split(' ')
      return words.length > 0 && words.every((word) => word.length > 2 && own.includes(word))
    })
    const possible = new Set(containing.map(({ category }) => category.no))
    if (possible.size === 1) return [...possible][0]
    const near = spelled.filter(({ folded: name }) => isNear(folded, name))
    return near.length > 0 ? near[0]!.category.no : undefined
  }

  function ofTypes(types: ReadonlyMap<number, number>): number | undefined {
    const weights = new Map<number, number>()
    let sum = 0
    for (const [no, likelihood] of types) {
      const { categoryNo } = reference.partType(no)!
      weights.set(categoryNo, (weights.get(categoryNo) ?? 0) + likelihood)
      sum += likelihood
    }
    const [best] = [...weights].sort(([, a], [, b]) => b - a)
    return best && best[1] >= sum * MOSTLY ? best[0] : undefined
  }

  const sub = (no: number) => reference.subCategory(no)!

  function readCategory(text: string): ReadCategory | undefined {
    const exact = reference.findCategory(text)
    if (exact) return { categoryNo: exact.no }
    const within = reference.findSubCategory(text)
    if (within) return { categoryNo: within.categoryNo, subCategoryNo: within.no }
    const spelledNo = bySpelling(text)
    if (spelledNo) return { categoryNo: spelledNo }
    const { types } = understanding.understandName(text.slice(0, 100)).wanted
    const categoryNo = types && ofTypes(types)
    if (!categoryNo) return undefined
    return isOfTrade(text) ? { categoryNo } : { categoryNo, isGuess: true }
  }

  function readSubCategory(text: string, categoryNo: number | undefined): ReadCategory | undefined {
    const all = reference.categories.flatMap(({ subCategories }) => subCategories)
    const possible = all.filter((entry) => !categoryNo || entry.categoryNo === categoryNo)
    const folded = foldWords(text)
    const namesOf = (no: number) => [sub(no).slug, ...Object.values(sub(no).names)].map(foldWords)
    const found =
      possible.find(({ no }) => namesOf(no).includes(folded)) ??
      possible.find(({ no }) => namesOf(no).some((name) => isNear(folded, name)))
    return found && { categoryNo: found.categoryNo, subCategoryNo: found.no }
  }

  const categories = remember(MOST_TEXTS, (text) => ({ read: readCategory(text) }))
  const subCategories = remember(MOST_TEXTS, (key) => {
    const [no = '', text = ''] = key.split('\n')
    return { read: readSubCategory(text, Number(no) || undefined) }
  })
  return {
    category: (text) => categories(text).read,
    subCategory: (text, categoryNo) => subCategories(`${categoryNo ?? ''}\n${text}`).read,
    ofTypes,
  }
}

const general = new Set(
  'parts part items item spare spares system systems قطع غيار قطعه اجزاء pieces piece de des'.split(
    ' ',
  ),
)

/** Whether one typing error in five letters, two at most, none in the first, makes one of the other. */
function isNear(a: string, b: string): boolean {
  const most = Math.min(2, Math.floor(Math.min(a.length, b.length) / 5))
  if (most === 0 || a[0] !== b[0] || Math.abs(a.length - b.length) > most) return false
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length]! <= most
}
