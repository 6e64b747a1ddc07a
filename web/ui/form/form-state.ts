import { useEffect, useRef, useState } from 'react'
import {
  emptyProgress,
  fieldNote,
  passed,
  withServerErrors,
  typing,
  type Problems,
} from './field-notes.ts'

/** What a field needs from its form; spread it on the field. */
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
  /**
   * The error messages of the values, each with its remedy. Called at every keystroke, so it has to
   * be cheap.
   */
  check: (values: Values) => Problems<Values>
  /** Called on every change, to save a draft. */
  onValues?: (values: Values) => void
}

/**
 * The state of one form: a field is validated when it is left, its error disappears once it is
 * corrected, and submitting validates all fields and focuses the first invalid one. Put `ref` on
 * the form; destructure what you need (`const { ref, field } = …`), or all of it counts as a ref.
 */
export function useFormState<Values extends object>(options: FormOptions<Values>) {
  const { initial, check, onValues } = options
  const [values, setValues] = useState(initial)
  const [progress, setProgress] = useState(emptyProgress)
  const [busy, setBusy] = useState(false)
  const [invalidSubmits, setInvalidSubmits] = useState(0)
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const latest = useRef(values)
  const problems = check(values)

  useEffect(() => {
    if (invalidSubmits > 0) firstInvalid(element)?.focus()
  }, [invalidSubmits, element])

  // Leaving a field may show an error, which would move the button from under the pointer.
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
    ...fieldNote(progress, name, values[name], problems[name]),
  })

  /** Shows the server's errors by field; returns those without a field in this form. */
  const setServerErrors = (fields: Record<string, string>): string[] => {
    const now = latest.current
    // Not from `progress`: the submission has changed it since.
    setProgress((before) => withServerErrors(before, fields, now).progress)
    setInvalidSubmits((count) => count + 1)
    return withServerErrors(emptyProgress, fields, now).unmatched
  }

  const submit =
    (send: (values: Values) => Promise<unknown>) => (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (busy) return
      const wrong = Object.values(problems).some(Boolean)
      setProgress((before) => ({ ...before, visited: new Set(Object.keys(values)) }))
      if (wrong) return setInvalidSubmits((count) => count + 1)
      setBusy(true)
      void send(values).finally(() => setBusy(false))
    }

  const dirty = Object.keys(values).some(
    (name) => values[name as keyof Values] !== initial[name as keyof Values],
  )
  return { ref: setElement, values, set, field, setServerErrors, submit, busy, dirty, problems }
}

const firstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')
