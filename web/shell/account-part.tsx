import { useEffect, useState, type ComponentType } from 'react'
import type { Language } from '#contract/language.ts'
import { usePhrasebook, useTranslation } from './i18n.ts'
import { useToast } from './toast.tsx'

type Book = Record<Language, () => Promise<{ default: object }>>

const accountTexts: Book = {
  en: () => import('#web/i18n/en-account.ts'),
  ar: () => import('#web/i18n/ar-account.ts'),
  fr: () => import('#web/i18n/fr-account.ts'),
  zh: () => import('#web/i18n/zh-account.ts'),
}

const sellingTexts: Book = {
  en: () => import('#web/i18n/en-selling.ts'),
  ar: () => import('#web/i18n/ar-selling.ts'),
  fr: () => import('#web/i18n/fr-selling.ts'),
  zh: () => import('#web/i18n/zh-selling.ts'),
}

const talkingTexts: Book = {
  en: () => import('#web/i18n/en-talking.ts'),
  ar: () => import('#web/i18n/ar-talking.ts'),
  fr: () => import('#web/i18n/fr-talking.ts'),
  zh: () => import('#web/i18n/zh-talking.ts'),
}

/** As `accountPart`, with the texts of favourites, call-backs, chats and notifications beside. */
export const talkingPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: React.ReactNode,
) => accountPart(load, waiting, [accountTexts, talkingTexts])

/** A part of the page for sellers: as `accountPart`, with the texts of selling beside. */
export const sellingPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: React.ReactNode,
) => accountPart(load, waiting, [accountTexts, sellingTexts])

/**
 * A part of the page about people's accounts, fetched when it is first shown, together with the
 * texts "login", "register" and "account", which other pages do without. It only shows in the browser:
 * pages from the server are a visitor's. `waiting` stands in its place meanwhile. What can't be
 * fetched offers to try again; a dialog, which has an `onClose`, closes with a word.
 */
export function accountPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: React.ReactNode = null,
  books = [accountTexts],
) {
  let loaded: ComponentType<Props> | undefined
  return function AccountPart(props: Props) {
    const phrases = usePhrasebook()
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Part || failed) return undefined
      let here = true
      Promise.all([load(), ...books.map((book) => book[phrases.language]())]).then(
        ([part, ...texts]) => {
          for (const book of texts) phrases.add(book.default)
          loaded = part.default
          if (here) setPart(() => part.default)
        },
        () => here && setFailed(true),
      )
      return () => void (here = false)
    }, [Part, failed, phrases])
    if (Part) return <Part {...props} />
    if (!failed) return waiting
    return 'onClose' in props ? (
      <Unopened onClose={props.onClose as () => void} />
    ) : (
      <Unfetched onRetry={() => setFailed(false)} />
    )
  }
}

function Unopened({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const toast = useToast()
  useEffect(() => {
    toast(t('error.connection.title'))
    onClose()
  })
  return null
}

function Unfetched({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="panel grid justify-items-start gap-3 p-6">
      <p className="text-lg font-semibold">{t('error.connection.title')}</p>
      <p className="text-soft">{t('error.connection.text')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
