import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, type InputOf } from '#contract/api.ts'
import { browserApi } from '#web/shell/api.ts'
import { rememberLogin } from '#web/shell/login-record.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { pageAfterRegistering } from '#web/shell/members/origin.ts'
import { clearDraft, saveDraft, type SignupDraft } from './register-draft.ts'
import { sentBack } from './sent-back.ts'
import { stepRefused } from './step-refused.ts'

type SignUpFailure = { message: string; exists: boolean; unreached: boolean }

type Entries = {
  details: object
  location: string
  files: Record<string, File | undefined>
  /** Puts refusals to their fields, and gives back those without one. */
  refuse: (fields: Record<string, string>) => string[]
}

/**
 * Opens the account. On success the page is loaded anew, for whoever is signed in now; whatever goes
 * wrong leaves all entries as they are, or leads to the step that it is about.
 */
export function useSignUp(draft: SignupDraft) {
  const { t } = useTranslation('login')
  const { language } = usePage()
  const navigate = useNavigate()
  const failureText = useFailureText({ preservesInput: true })
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<SignUpFailure>()

  const refusedBy = async (error: unknown, refuse: Entries['refuse']) => {
    const message = failureText(error)
    if (!(error instanceof ApiError)) return setFailure({ message, exists: false, unreached: true })
    const back = stepRefused(error)
    if (back) {
      saveDraft(back.forget)
      await navigate(back.path, { state: sentBack(back.message) })
      return
    }
    const unplaced = error.fields ? refuse(error.fields) : []
    // The message of a field is not repeated.
    const general = Object.values(error.fields ?? {}).includes(message) ? [] : [message]
    const texts = [...general, ...unplaced]
    if (texts.length === 0) return
    setFailure({
      message: texts.join(' · '),
      exists: error.code === 'account.exists',
      unreached: false,
    })
  }

  const signUp = async ({ details, location, files, refuse }: Entries) => {
    setFailure(undefined)
    setProgress(0)
    const { accountType: role, email, phone, password, emailTicket, phoneTicket } = draft
    const input = {
      role,
      email,
      phone,
      password,
      location: location.trim() || undefined,
      details: JSON.stringify(details),
      emailTicket,
      phoneTicket,
    } as InputOf<'signUp'>
    try {
      const reply = await browserApi(language).call('signUp', input, {
        files,
        onProgress: setProgress,
      })
      clearDraft()
      // The account is there; where nothing can be kept, only logging in again would tell.
      if (!rememberLogin(reply)) {
        setProgress(undefined)
        return setFailure({ message: t('errors.storage'), exists: true, unreached: false })
      }
      window.location.assign(pageAfterRegistering(role ?? 'BUYER'))
      // The form stays as it is, not to be sent twice, until the new page is there.
      await new Promise(() => {})
    } catch (error) {
      // First, so that a field with a refused file can take the focus again.
      setProgress(undefined)
      await refusedBy(error, refuse)
    }
  }

  return { signUp, progress, failure }
}
