import { useCallback, useEffect, useState } from 'react'
import type { Api } from '#contract/api.ts'
import { browserApi } from '../api.ts'
import { usePage } from '../page.tsx'
import { useFailureText } from './failure-text.ts'

/** `at` is the time of the reply in ms since 1970, for ages; `key` is the query it belongs to. */
type Loaded<Reply> = { key: string; reply: Reply; at: number }

/**
 * Loads a reply for the query named by `key`. The previous reply stays visible while another one is
 * loaded (`updating`) and when that fails (`failure`); `reload` and a returning connection load it
 * again. `change` updates the shown reply until the next one.
 */
export function useLoaded<Reply>(key: string, load: (api: Api) => Promise<Reply>) {
  const { language } = usePage()
  const failureText = useFailureText()
  const [loaded, setLoaded] = useState<Loaded<Reply>>()
  const [failed, setFailed] = useState<{ key: string; message: string }>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const controller = new AbortController()
    load(browserApi(language, controller.signal))
      .then((reply) => {
        setLoaded({ key, reply, at: Date.now() })
        setFailed(undefined)
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setFailed({ key, message: failureText(error) })
      })
    return () => controller.abort()
    // The key contains everything that the query depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [language, failureText, key, attempt])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [reload])

  const change = useCallback(
    (update: (reply: Reply) => Reply) =>
      setLoaded((before) => before && { ...before, reply: update(before.reply) }),
    [],
  )
  const failure = failed?.key === key ? failed.message : undefined
  return {
    reply: loaded?.reply,
    at: loaded?.at ?? 0,
    failure,
    updating: loaded !== undefined && loaded.key !== key && !failure,
    reload,
    change,
  }
}
