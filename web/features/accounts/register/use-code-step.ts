import { useEffect, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { browserApi } from '#web/shell/api.ts'
import { usePage } from '#web/shell/page.tsx'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { saveDraft, type SignupDraft } from './register-draft.ts'
import { resendSeconds, useCountdown } from './use-countdown.ts'

/** A code is good for so long. */
const codeSeconds = 300

type CodeStep = {
  /** What the draft knows of a code that was sent at this step. */
  sent: SignupDraft['sent']
  /** Where to send the code; only called with an identity. */
  request: (identity: string) => Promise<unknown>
  onProven: (identity: string, ticket: string) => void
  /** Said at the start: why somebody was sent back here. */
  refused?: string | undefined
}

/** Asking for a one-time code and giving it back. A code that is refused can be corrected where it stands. */
export function useCodeStep({ sent, request, onProven, refused }: CodeStep) {
  const { t } = useTranslation('register')
  const { language } = usePage()
  const [before] = useState(() => (secondsSince(sent) < codeSeconds ? sent : undefined))
  const [sentTo, setSentTo] = useState(refused === undefined ? before?.to : undefined)
  const [lastTo, setLastTo] = useState(before?.to)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState<'sending' | 'verifying'>()
  const [failure, setFailure] = useState(refused)
  const [codeFailure, setCodeFailure] = useState<string>()
  const [registered, setRegistered] = useState<string>()
  const { left, start } = useCountdown()
  const failureText = useFailureText()

  useEffect(() => {
    const left = resendSeconds - secondsSince(before)
    if (left > 0) start(Math.ceil(left))
  }, [before, start])

  const send = async (identity: string) => {
    if (busy) return
    setBusy('sending')
    setFailure(undefined)
    setCodeFailure(undefined)
    setRegistered(undefined)
    try {
      await request(identity)
      setCode('')
      setSentTo(identity)
      setLastTo(identity)
      saveDraft({ sent: { to: identity, at: Date.now() } })
      start(resendSeconds)
    } catch (error) {
      setFailure(failureText(error, Object.values))
    } finally {
      setBusy(undefined)
    }
  }

  const verify = async () => {
    if (busy || sentTo === undefined) return
    setBusy('verifying')
    setFailure(undefined)
    setCodeFailure(undefined)
    try {
      const reply = await browserApi(language).call('verifyOtp', { identify: sentTo, code })
      if (reply.message !== 'success') setCodeFailure(t('code.unproven'))
      else if (reply.registered) {
        setRegistered(sentTo)
        setSentTo(undefined)
      } else onProven(sentTo, reply.ticket)
    } catch (error) {
      setCodeFailure(failureText(error, Object.values))
    } finally {
      setBusy(undefined)
    }
  }

  const typeCode = (digits: string) => {
    setCode(digits)
    setCodeFailure(undefined)
  }
  /** Goes back to typing another address. */
  const forgetCode = () => {
    setSentTo(undefined)
    setRegistered(undefined)
    setFailure(undefined)
    setCodeFailure(undefined)
  }

  return {
    sentTo,
    lastTo,
    code,
    typeCode,
    busy,
    failure,
    codeFailure,
    registered,
    left,
    send,
    verify,
    forgetCode,
  }
}

const secondsSince = (sent: SignupDraft['sent']) =>
  sent ? (Date.now() - sent.at) / 1000 : Infinity
