import { useEffect, useState } from 'react'
import type { Category, Make, Model } from '#contract/catalog.ts'
import { browserApi } from '#web/shell/api.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'

/** Categories and makes in the language of the page. */
export type Reference = { categories: Category[]; makes: Make[] }

// They don't change while somebody lists one part after another, and a document has one language.
let known: Reference | undefined
const knownModels = new Map<string, Model[]>()

/** What the form chooses from; empty until it is there. */
export function useReference() {
  const { language } = usePage()
  const failureText = useFailureText()
  const [reference, setReference] = useState(known)
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (known) return
    const controller = new AbortController()
    const api = browserApi(language, controller.signal)
    Promise.all([api.call('getCategories', {}), api.call('getMakes', {})]).then(
      ([categories, makes]) => {
        known = { categories: categories.items, makes: makes.items }
        setReference(known)
      },
      (error: unknown) => controller.signal.aborted || setFailure(failureText(error)),
    )
    return () => controller.abort()
  }, [language, failureText, attempt])

  const retry = () => {
    setFailure(undefined)
    setAttempt(attempt + 1)
  }
  return { reference: reference ?? { categories: [], makes: [] }, failure, retry }
}

/** The models of a make; undefined until they are there. */
export function useModels(make: string) {
  const { language } = usePage()
  const failureText = useFailureText()
  const [models, setModels] = useState(() => knownModels.get(make))
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    if (models || failure) return
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getModels', { makes: [make] })
      .then(
        ({ items }) => {
          knownModels.set(make, items)
          setModels(items)
        },
        (error: unknown) => controller.signal.aborted || setFailure(failureText(error)),
      )
    return () => controller.abort()
  }, [language, failureText, make, models, failure])

  return { models, failure, retry: () => setFailure(undefined) }
}
