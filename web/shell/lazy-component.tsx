import { useEffect, useState, type ComponentType } from 'react'
import type { Language } from '#contract/language.ts'
import { usePhrasebook, useTranslation } from './i18n.ts'
import { useToast } from './toast.tsx'

type TextModules = Record<Language, () => Promise<{ default: object }>>

const accountTexts: TextModules = {
  en: () => import('#web/i18n/en-account.ts'),
  ar: () => import('#web/i18n/ar-account.ts'),
  fr: () => import('#web/i18n/fr-account.ts'),
  zh: () => import('#web/i18n/zh-account.ts'),
}

const sellingTexts: TextModules = {
  en: () => import('#web/i18n/en-selling.ts'),
  ar: () => import('#web/i18n/ar-selling.ts'),
  fr: () => import('#web/i18n/fr-selling.ts'),
  zh: () => import('#web/i18n/zh-selling.ts'),
}

const activityTexts: TextModules = {
  en: () => import('#web/i18n/en-activity.ts'),
  ar: () => import('#web/i18n/ar-activity.ts'),
  fr: () => import('#web/i18n/fr-activity.ts'),
  zh: () => import('#web/i18n/zh-activity.ts'),
}

/** As `lazyAccountComponent`, with the texts of favourites, call-backs, chats and notifications. */
export const lazyActivityComponent = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: React.ReactNode,
) => lazyAccountComponent(load, fallback, [accountTexts, activityTexts])

/** As `lazyAccountComponent`, with the texts of selling. */
export const lazySellingComponent = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: React.ReactNode,
) => lazyAccountComponent(load, fallback, [accountTexts, sellingTexts])

/**
 * A component for members, loaded when it is first rendered, together with the texts "login",
 * "register" and "account", which public pages don't load. It renders only in the browser, because
 * the server renders pages without identity. `fallback` is shown meanwhile. After a failed load it
 * offers a retry; a dialog (a component with `onClose`) shows a message and closes.
 */
export function lazyAccountComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: React.ReactNode = null,
  textModules = [accountTexts],
) {
  let loaded: ComponentType<Props> | undefined
  return function LazyComponent(props: Props) {
    const phrasebook = usePhrasebook()
    const [Component, setComponent] = useState<ComponentType<Props> | undefined>(() => loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Component || failed) return undefined
      let mounted = true
      Promise.all([load(), ...textModules.map((module) => module[phrasebook.language]())]).then(
        ([part, ...texts]) => {
          for (const module of texts) phrasebook.add(module.default)
          loaded = part.default
          if (mounted) setComponent(() => part.default)
        },
        () => mounted && setFailed(true),
      )
      return () => void (mounted = false)
    }, [Component, failed, phrasebook])
    if (Component) return <Component {...props} />
    if (!failed) return fallback
    return 'onClose' in props ? (
      <DialogLoadFailure onClose={props.onClose as () => void} />
    ) : (
      <ComponentLoadFailure onRetry={() => setFailed(false)} />
    )
  }
}

function DialogLoadFailure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const toast = useToast()
  useEffect(() => {
    toast(t('error.connection.title'))
    onClose()
  })
  return null
}

function ComponentLoadFailure({ onRetry }: { onRetry: () => void }) {
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
