import { useEffect, useState, type ComponentType } from 'react'
import { ConnectionFailure } from './connection-failure.tsx'
import { useTranslation } from './i18n.ts'
import { loadTexts, type TextArea } from './load-texts.ts'
import { useToast } from './toast.tsx'

type Loading<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  /** The texts that it needs beside those of accounts. */
  texts?: TextArea
  /** Shown meanwhile. */
  fallback?: React.ReactNode
}

/**
 * A dialog, menu or note for members on a public page, loaded when it is first rendered, together
 * with its texts. It renders only in the browser, because the server renders pages without identity.
 * After a failed load it offers a retry; a dialog (a component with `onClose`) shows a message and
 * closes. Whole pages are routes instead: see `members/private-load.ts`.
 */
export function lazyComponent<Props extends object>(options: Loading<Props>) {
  const { load, texts, fallback = null } = options
  let loaded: ComponentType<Props> | undefined
  return function LazyComponent(props: Props) {
    const [Component, setComponent] = useState<ComponentType<Props> | undefined>(() => loaded)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Component || failed) return undefined
      let mounted = true
      Promise.all([load(), loadTexts('account', ...(texts ? [texts] : []))]).then(
        ([module]) => {
          loaded = module.default
          if (mounted) setComponent(() => module.default)
        },
        () => mounted && setFailed(true),
      )
      return () => void (mounted = false)
    }, [Component, failed])
    if (Component) return <Component {...props} />
    if (!failed) return fallback
    return 'onClose' in props ? (
      <DialogLoadFailure onClose={props.onClose as () => void} />
    ) : (
      <ConnectionFailure onRetry={() => setFailed(false)} />
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
