import { useEffect, useRef, useState } from 'react'
import { emptyProgress, noteOn, passed, refusing, typing, type Problems } from './field-notes.ts'

/** What a field needs of its form; spread it over the field. */
export type FieldBinding<Value> = {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
  good: boolean
}

type FormOptions<Values> = {
  initial: Values
  /** What is wrong, in words that say the remedy. Asked at every keystroke, so it has to be cheap. */
  check: (values: Values) => Problems<Values>
  /** Told of every change, to keep a draft. */
  onValues?: (values: Values) => void
}

/**
 * The state of one form: a field is judged when it is left, its error goes as soon as it is mended,
 * and submitting judges all of them and focuses the first that is wrong. Put `ref` on the form;
 * take what you need apart (`const { ref, field } = …`), or all of it counts as a ref.
 */
export function useFormState<Values extends object>(options: FormOptions<Values>) {
  const { initial, check, onValues } = options
  const [values, setValues] = useState(initial)
  const [progress, setProgress] = useState(emptyProgress)
  const [busy, setBusy] = useState(false)
  const [wrongs, setWrongs] = useState(0)
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const latest = useRef(values)
  const problems = check(values)

  useEffect(() => {
    if (wrongs > 0) firstWrong(element)?.focus()
  }, [wrongs, element])

  // Leaving a field may show an error, which would push the button from under a mouse that is on it.
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if ((event.target as Element).closest('[type=submit]')) event.preventDefault()
    }
    element?.addEventListener('mousedown', stay)
    return () => element?.removeEventListener('mousedown', stay)
  }, [element])

  const set = (changes: Partial<Values>) => {
    latest.current = { ...latest.current, ...changes }
    setValues(latest.current)
    setProgress((before) => typing(before, Object.keys(changes)))
    onValues?.(latest.current)
  }

  const field = <Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> => ({
    name,
    value: values[name],
    onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
    onBlur: () => setProgress((before) => passed(before, name, latest.current[name])),
    ...noteOn(progress, name, values[name], problems[name]),
  })

  /** Shows what the server refused, by field; gives back what belongs to no field of this form. */
  const refuse = (fields: Record<string, string>): string[] => {
    const now = latest.current
    // Not from `progress`: the submission that is refused here has changed it since.
    setProgress((before) => refusing(before, fields, now).progress)
    setWrongs((count) => count + 1)
    return refusing(emptyProgress, fields, now).unplaced
  }

  const submit =
    (send: (values: Values) => Promise<void>) => (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (busy) return
      const wrong = Object.values(problems).some(Boolean)
      setProgress((before) => ({ ...before, visited: new Set(Object.keys(values)) }))
      if (wrong) return setWrongs((count) => count + 1)
      setBusy(true)
      void send(values).finally(() => setBusy(false))
    }

  const dirty = Object.keys(values).some(
    (name) => values[name as keyof Values] !== initial[name as keyof Values],
  )
  return { ref: setElement, values, set, field, refuse, submit, busy, dirty, problems }
}

const firstWrong = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')
