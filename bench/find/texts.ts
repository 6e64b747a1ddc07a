import type pg from 'pg'
import { searchQuery } from '#contract/search.ts'
import { hasDigit } from '#server/catalog/understanding/numbers.ts'
import type { Golden } from '../findability/golden.types.ts'
import { arabic } from '../findability/golden/arabic.ts'
import { english } from '../findability/golden/english.ts'
import { misspelt } from '../findability/golden/misspelt.ts'
import { symptom } from '../findability/golden/symptom.ts'
import { transliterated } from '../findability/golden/transliterated.ts'

const OF_EACH_FORM = 150

export type Numbers = {
  exact: string[]
  partial: string[]
  ending: string[]
  'with brand': string[]
}

/** Part numbers on offer, spread over the stock, as they are typed; the same in every run. */
export async function readNumbers(client: pg.Client): Promise<Numbers> {
  const { rows } = await client.query<{ sku: string; key: string; brand: string }>(
    `select distinct on (sku_key) sku, sku_key "key", brand from listing
     where status = 'active' and length(sku_key) >= 9
       and no in (select (select max(no) from listing) / 1000 * i from generate_series(1, 999) i)
     order by sku_key limit ${OF_EACH_FORM * 4}`,
  )
  const some = (form: number) => rows.filter((_, i) => i % 4 === form)
  // What has none is read as words: "SUGENRS", of "SUGENR-S419".
  return {
    exact: some(0).map(({ sku }) => sku),
    partial: some(1)
      .map(({ key }) => key.slice(0, 7))
      .filter(hasDigit),
    ending: some(2)
      .map(({ key }) => key.slice(-7))
      .filter(hasDigit),
    'with brand': some(3).map(({ sku, brand }) => `${brand} ${sku}`),
  }
}

/** Texts while they are typed: parts, makes, models and numbers. */
export const beginnings = [
  ...['br', 'brake p', 'fil', 'oil f', 'radia', 'alt', 'spark', 'shock a', 'headl', 'wip'],
  ...['toy', 'land cr', 'pra', 'patr', 'hil', 'mitsub', 'engine ov', 'altenat', 'fahm', 'rodi'],
  ...['فح', 'فحمات ا', 'رديتر', 'فلتر ز', 'دين', 'كمب', 'تويو', 'برادو', 'لمب', 'مساع'],
  ...['ब्रेक', 'بریک', 'plaq', 'filtre à', '刹车', '机油', '044', '0446', '1560', '26300-3'],
]

/** 60 texts of garages with a known answer, those that name a vehicle first. */
export const understoodTexts: Golden[] = [
  english,
  arabic,
  transliterated,
  misspelt,
  symptom,
].flatMap((set) =>
  set
    .filter(({ right }) => right[0]?.types)
    .toSorted((a, b) => Number(namesVehicle(b)) - Number(namesVehicle(a)))
    .slice(0, 12),
)

function namesVehicle({ right }: Golden): boolean {
  return right.some(({ models, make }) => models || make)
}

export const broadWords = ['filter', 'oil', 'brake', 'toyota', 'genuine', '2015']

/** 200 texts that nobody means well, the same in every run. */
export const badTexts: string[] = [...badInput(200)]

function* badInput(count: number): Generator<string> {
  const random = randomNumbers(20_151)
  const below = (end: number) => Math.floor(random() * end)
  const text = (length: number, character: () => string) =>
    Array.from({ length }, character).join('').slice(0, 100)
  const words = understoodTexts.flatMap(({ query }) => query.split(' '))
  const letters = 'abcdefghijklmnopqrstuvwxyzابتثجحخدذرزسشصضطظعغفقكلمنهوي'
  const kinds = [
    () => text(1 + below(60), () => String.fromCodePoint(below(0x2ffff))),
    () => text(100, () => letters[below(letters.length)]!),
    () => text(100, () => letters[below(26)]!.repeat(1 + below(9))),
    () => text(60, () => `${['&', '|', '!', '<->', ':*', '%', '_', "'", '\\', '('][below(10)]}a`),
    () => text(50, () => `${letters[below(letters.length)]} `),
    () => text(30, () => `${words[below(words.length)]} `),
    () => text(40, () => `${below(9_999)} `),
    () => text(100, () => String(below(10))),
  ]
  for (let made = 0, tried = 0; made < count; tried++) {
    const { data } = searchQuery.safeParse({ string: kinds[tried % kinds.length]!() })
    // What the contract refuses never reaches the search.
    if (!data || data.string === '') continue
    made++
    yield data.string
  }
}

/** Numbers from 0 to 1 by a linear congruence: all that is asked of them is to be repeatable. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
