import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '#contract/profile.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { useToast } from '#web/shell/toast.tsx'
import { sharesSent } from '#web/ui/form/file-rules.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import type { Problems } from '#web/ui/form/field-notes.ts'
import { kindOf, missingFields } from '../register/sign-up-rules.ts'
import { type SharedValues, toUpdate } from './profile-values.ts'
import { changesIn, storeDraft, takeDraft } from './unsaved-draft.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'

type ProfileFormOptions<Values> = {
  user: User
  /** What the form has of a user. */
  read: (user: User) => Values
  required: readonly (keyof Values & string)[]
  /** What else can be wrong, in words. */
  check?: (values: Values) => Problems<Values>
  onSaved: (user: User) => void
}

/** The form of a profile: filled from the account, sent with its new files, and then in place as saved. */
export function useProfileForm<Values extends SharedValues>(options: ProfileFormOptions<Values>) {
  const { user, read, required, check, onSaved } = options
  const { t } = useTranslation('account')
  const toast = useToast()
  const { failure, run } = useConfirmedStep()
  const signedIn = useLogin() !== null
  const [saved, setSaved] = useState(() => read(user))
  const [progress, setProgress] = useState<number>()
  const form = useFormState<Values>({
    initial: saved,
    check: (values) => {
      const missing = missingFields(values, required)
      const needed = missing.map((name) => [name, t(`register:needed.${kindOf(name)}`)])
      return { ...(Object.fromEntries(needed) as Problems<Values>), ...check?.(values) }
    },
  })

  const restore = useEffectEvent(() => {
    const draft = takeDraft(user._id)
    if (!draft) return
    form.set(changesIn(draft, saved))
    toast(t('profile.restored'))
  })
  useEffect(() => restore(), [])

  // The session is over, and signing in again loads the page anew.
  const storeChanges = useEffectEvent(() => {
    if (form.dirty) storeDraft(user._id, form.values)
  })
  useEffect(() => {
    if (!signedIn) storeChanges()
  }, [signedIn])

  const { input, files } = toUpdate(form.values)
  const shares = sharesSent(
    Object.values(files).map(({ size }) => size),
    progress ?? 0,
  )
  const sent = Object.fromEntries(Object.keys(files).map((name, index) => [name, shares[index]]))

  const send = form.submit(() =>
    run(
      async (api) => {
        setProgress(0)
        try {
          const call = { user_id: user._id, ...input }
          const options = { files, onProgress: setProgress }
          const reply = await api.call('updateUser', call, options)
          const now = read(reply.user)
          setSaved(now)
          form.set(now)
          onSaved(reply.user)
          toast(t('profile.saved'))
        } finally {
          setProgress(undefined)
        }
      },
      { setFieldErrors: form.setServerErrors },
    ),
  )
  const discard = () => form.set(saved)

  return {
    ...{ form, saved, send, discard, failure },
    /** Whether leaving would lose something; a session that ended has kept it. */
    dirty: form.dirty && signedIn,
    /** How far each new file is on its way, by field; undefined while nothing is sent. */
    sent: progress === undefined ? undefined : sent,
  }
}
