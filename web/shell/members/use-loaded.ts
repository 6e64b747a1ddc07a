import { useCallback, useEffect, useState } from 'react'
import type { Api } from '#contract/api.ts'
import { browserApi } from '../api.ts'
import { usePage } from '../page.tsx'
import { useFailureText } from './failure-text.ts'

/** `at` is when ages hold, in ms since 1970; `key` says which question it answers. */
type Loaded<Reply> = { key: string; reply: Reply; at: number }

/**
 * What `ask` gets for the question that `key` names. What was there stays in sight while something
 * else is fetched (`updating`), and when that fails (`failure`); it is fetched anew by `reload`, and
 * when the network is back. `change` changes what shows until the next reply.
 */
export function useLoaded<Reply>(key: string, ask: (api: Api) => Promise<Reply>) {
  const { language } = usePage()
  const failureText = useFailureText()
  const [loaded, setLoaded] = useState<Loaded<Reply>>()
  const [failed, setFailed] = useState<{ key: string; message: string }>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    ask(browserApi(language, leaving.signal))
      .then((reply) => {
        setLoaded({ key, reply, at: Date.now() })
        setFailed(undefined)
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFailed({ key, message: failureText(error) })
      })
    return () => leaving.abort()
    // The key says all that the question depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [language, failureText, key, attempt])

  const reload = useCallback(() => setAttempt((before) => before + 1), [])
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [reload])

  const change = useCallback(
    (changed: (reply: Reply) => Reply) =>
      setLoaded((before) => before && { ...before, reply: changed(before.reply) }),
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
