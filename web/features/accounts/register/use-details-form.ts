import { useTranslation } from '#web/shell/i18n.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { sharesSent } from '#web/ui/form/file-rules.ts'
import { draftFile, storeDraftFiles, saveDraft, type SignupDraft } from './register-draft.ts'
import { kindOf, missingFields } from './sign-up-rules.ts'
import { useSignUp } from './use-sign-up.ts'

type Texts<Name extends string> = Record<Name, string>
type Files<Name extends string> = Record<Name, File | undefined>

type DetailsForm<Text extends string, Upload extends string> = {
  draft: SignupDraft
  /** Text fields of the details of the account. */
  texts: readonly Text[]
  /** Documents, and the picture. */
  uploads: readonly Upload[]
  required: readonly string[]
}

/** The last form of registering: it begins with the draft, is stored in it, and is sent with its files. */
export function useDetailsForm<Text extends string, Upload extends string>(
  options: DetailsForm<Text, Upload>,
) {
  const { draft, texts, uploads, required } = options
  type Values = Texts<Text | 'location'> & Files<Upload> & { terms: boolean }
  const { t } = useTranslation('register')
  const { signUp, progress, failure } = useSignUp(draft)

  const drafted = [...texts, 'location'].map((name) => [name, draft.fields[name] ?? ''])
  const files = uploads.map((name) => [name, draftFile(name)])
  const { ref, values, set, field, setServerErrors, submit, busy } = useFormState<Values>({
    initial: {
      ...Object.fromEntries(drafted),
      ...Object.fromEntries(files),
      terms: false,
    } as Values,
    check: (values) => {
      const missing = missingFields(values as Record<string, unknown>, required)
      return Object.fromEntries(missing.map((name) => [name, t(`needed.${kindOf(name)}`)])) as {
        [Name in keyof Values]?: string
      }
    },
    onValues: (values) => {
      const written = Object.entries<unknown>(values).filter(
        ([, value]) => typeof value === 'string',
      )
      const fields = Object.fromEntries(written) as Record<string, string>
      saveDraft({ location: values.location, fields: { ...draft.fields, ...fields } })
      storeDraftFiles(Object.fromEntries(uploads.map((name) => [name, values[name]])))
    },
  })

  const chosen = uploads.flatMap((name) => {
    const file = values[name]
    return file ? [[name, file] as [string, File]] : []
  })
  const send = submit(async (entries) => {
    const details = texts.map((name) => [name, entries[name].trim()])
    await signUp({
      details: Object.fromEntries(details) as object,
      location: entries.location,
      files: Object.fromEntries(chosen),
      refuse: setServerErrors,
    })
  })
  const shares = sharesSent(
    chosen.map(([, file]) => file.size),
    progress ?? 0,
  )
  const sent = chosen.map(([name], index) => [name, shares[index] ?? 0])
  const uploading = {
    progress:
      progress === undefined ? undefined : (Object.fromEntries(sent) as Record<string, number>),
    failed: failure?.unreached ?? false,
  }

  /** Fills in the emirate of a place that was picked, where none is chosen yet. */
  const suggestEmirate = (emirate: string) => {
    if (values['emirate' as Text] === '') set({ emirate } as unknown as Partial<Values>)
  }
  return { ref, field, send, busy, failure, uploading, suggestEmirate }
}
