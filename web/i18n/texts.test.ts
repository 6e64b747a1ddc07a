import { describe, expect, test } from 'vitest'
import arAccount from './ar-account.ts'
import arOffline from './ar-offline.ts'
import arPages from './ar-pages.ts'
import arSelling from './ar-selling.ts'
import arActivity from './ar-activity.ts'
import arOperator from './ar-operator.ts'
import arOrders from './ar-orders.ts'
import ar from './ar.ts'
import enAccount from './en-account.ts'
import enOffline from './en-offline.ts'
import enPages from './en-pages.ts'
import enSelling from './en-selling.ts'
import enActivity from './en-activity.ts'
import enOperator from './en-operator.ts'
import enOrders from './en-orders.ts'
import en from './en.ts'
import frAccount from './fr-account.ts'
import frOffline from './fr-offline.ts'
import frPages from './fr-pages.ts'
import frSelling from './fr-selling.ts'
import frActivity from './fr-activity.ts'
import frOperator from './fr-operator.ts'
import frOrders from './fr-orders.ts'
import fr from './fr.ts'
import { phrasebook } from './texts.ts'
import zhAccount from './zh-account.ts'
import zhOffline from './zh-offline.ts'
import zhPages from './zh-pages.ts'
import zhSelling from './zh-selling.ts'
import zhActivity from './zh-activity.ts'
import zhOperator from './zh-operator.ts'
import zhOrders from './zh-orders.ts'
import zh from './zh.ts'

const languages = {
  en: {
    ...en,
    ...enAccount,
    ...enOffline,
    ...enPages,
    ...enSelling,
    ...enActivity,
    ...enOrders,
    ...enOperator,
  },
  ar: {
    ...ar,
    ...arAccount,
    ...arOffline,
    ...arPages,
    ...arSelling,
    ...arActivity,
    ...arOrders,
    ...arOperator,
  },
  fr: {
    ...fr,
    ...frAccount,
    ...frOffline,
    ...frPages,
    ...frSelling,
    ...frActivity,
    ...frOrders,
    ...frOperator,
  },
  zh: {
    ...zh,
    ...zhAccount,
    ...zhOffline,
    ...zhPages,
    ...zhSelling,
    ...zhActivity,
    ...zhOrders,
    ...zhOperator,
  },
}
const pluralEnd = /_(zero|one|two|few|many|other)$/

function textsOf(tree: object, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, node]) =>
    typeof node === 'string'
      ? [[path + key, node] as [string, string]]
      : textsOf(node as object, `${path}${key}.`),
  )
}

const keysOf = (tree: object) => textsOf(tree).map(([key]) => key)

const stems = (texts: object) =>
  [...new Set(keysOf(texts).map((key) => key.replace(pluralEnd, '')))].sort()

/** The names of the values that each text, in any of its plural forms, is filled with. */
function valuesOf(tree: object): Record<string, string[]> {
  const named: Record<string, Set<string>> = {}
  for (const [key, text] of textsOf(tree)) {
    const names = (named[key.replace(pluralEnd, '')] ??= new Set())
    for (const [, name] of text.matchAll(/\{\{(\w*)\}\}/g)) names.add(name!)
  }
  return Object.fromEntries(Object.entries(named).map(([key, names]) => [key, [...names].sort()]))
}

describe.each(Object.entries(languages))('%s', (code, texts) => {
  test('has exactly the texts of English', () => {
    expect(stems(texts)).toEqual(stems(languages.en))
  })

  test('fills its texts with the same values as English', () => {
    expect(valuesOf(texts)).toEqual(valuesOf(languages.en))
  })

  test('has every plural form of the language', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
    const keys = new Set(keysOf(texts))
    const plurals = [...keys].filter((key) => pluralEnd.test(key))
    const wanted = plurals.flatMap((key) =>
      forms.map((form) => `${key.replace(pluralEnd, '')}_${form}`),
    )
    expect(wanted.filter((key) => !keys.has(key))).toEqual([])
  })
})

test('values are filled in and the plural form is chosen', () => {
  const book = phrasebook('ar', {
    x: {
      parts_one: 'قطعة',
      parts_two: 'قطعتان',
      parts_other: '{{count}} قطعة',
      hi: 'أهلاً {{name}}',
    },
  })
  expect(book.find('x:parts', { count: 1 })).toBe('قطعة')
  expect(book.find('x:parts', { count: 2 })).toBe('قطعتان')
  expect(book.find('x:parts', { count: 1200 })).toBe('1,200 قطعة')
  expect(book.find('x:hi', { name: 'سالم' })).toBe('أهلاً سالم')
  expect(book.find('x:unknown')).toBe('x:unknown')
})
