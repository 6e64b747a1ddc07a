import type { Language } from '#contract/language.ts'
import type en from './en.ts'
import type enAccount from './en-account.ts'
import type enPages from './en-pages.ts'
import type enSelling from './en-selling.ts'
import type enActivity from './en-activity.ts'
import type enOperator from './en-operator.ts'
import type enOrders from './en-orders.ts'

/** Namespace -> nested texts, as the JSON files have them. English is the model of the others. */
export type Texts = typeof en &
  typeof enAccount &
  typeof enPages &
  typeof enSelling &
  typeof enActivity &
  typeof enOrders &
  typeof enOperator
export type Namespace = keyof Texts

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Singular<Key extends string> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key
type Leaves<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? Singular<Key>
    : `${Key}.${Leaves<Node[Key]>}`
}[keyof Node & string]

/** Keys of one namespace ("filters.price"), or of any with its name in front ("shell:menu.open"). */
export type TextKey<Home extends Namespace> =
  Leaves<Texts[Home]> | { [Name in Namespace]: `${Name}:${Leaves<Texts[Name]>}` }[Namespace]

export type Values = Record<string, string | number>

/** Texts of one language, ready to be looked up by "namespace:path.to.text". */
export type Phrasebook = {
  language: Language
  find(key: string, values?: Values): string
  /** Takes in more namespaces, for screens that bring their own. */
  add(texts: object): void
}

/**
 * Reads JSON in the form that i18next made common: `{{name}}` is filled in, and where `count` is
 * given the key has one text per plural form of the language (`parts_one`, `parts_other`).
 */
export function phrasebook(language: Language, texts: object): Phrasebook {
  const phrases = new Map<string, string>()
  const add = (more: object) => {
    for (const [name, tree] of Object.entries(more)) collect(tree as object, `${name}:`, phrases)
  }
  add(texts)
  const plural = new Intl.PluralRules(language)
  const number = new Intl.NumberFormat(language === 'ar' ? 'ar-AE' : language)

  return {
    language,
    add,
    find(key, values) {
      if (!values) return phrases.get(key) ?? key
      const form = typeof values.count === 'number' ? `_${plural.select(values.count)}` : ''
      const phrase = phrases.get(key + form) ?? phrases.get(`${key}_other`) ?? phrases.get(key)
      if (phrase === undefined) return key
      return phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const value = values[name]
        return typeof value === 'number' ? number.format(value) : (value ?? '')
      })
    },
  }
}

function collect(tree: object, path: string, into: Map<string, string>) {
  for (const [key, node] of Object.entries(tree)) {
    if (typeof node === 'string') into.set(path + key, node)
    else collect(node as object, `${path}${key}.`, into)
  }
}
