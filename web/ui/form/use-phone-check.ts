import { useEffect, useEffectEvent, useState } from 'react'
import { isPhoneEmpty, looksLikePhone, toInternational } from './phone-number.ts'

export type PhoneVerdict = { valid: boolean; phone?: string | undefined }

type PhoneCheck = {
  state: 'empty' | 'waiting' | 'checking' | 'valid' | 'invalid'
  /** The number in international form, once it is valid. */
  phone: string | undefined
}

/**
 * Validates a number when typing pauses. If `check` fails, a plausible number is accepted, because
 * the server decides in the end.
 */
export function usePhoneCheck(
  written: string,
  check: (phone: string, signal: AbortSignal) => Promise<PhoneVerdict>,
  delay = 1000,
): PhoneCheck {
  const number = toInternational(written)
  const [asking, setAsking] = useState('')
  const [known, setKnown] = useState<{ number: string; phone: string | undefined }>()
  const empty = isPhoneEmpty(written)

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    setAsking(number)
    const verdict = await check(number, signal).catch(() => ({ valid: looksLikePhone(number) }))
    if (signal.aborted) return
    const phone = verdict.valid ? ('phone' in verdict && verdict.phone) || number : undefined
    setKnown({ number, phone })
    setAsking('')
  })

  useEffect(() => {
    if (empty) return
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(controller.signal), delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [number, empty, delay])

  if (empty) return { state: 'empty', phone: undefined }
  if (known?.number === number)
    return { state: known.phone ? 'valid' : 'invalid', phone: known.phone }
  return { state: asking === number ? 'checking' : 'waiting', phone: undefined }
}
