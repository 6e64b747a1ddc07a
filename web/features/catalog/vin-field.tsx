import { useId, useRef, useState } from 'react'
import { longestVehicleNumber } from '#contract/limits.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { type VehicleCandidates, toVehicleCandidates } from './vehicle-candidates.ts'

type VinFieldProps = {
  /** Called with a vehicle of a make that is sold here. */
  onDecoded: (vehicle: VehicleCandidates) => void
}

type Feedback = { kind: 'error' | 'note'; text: string }

/** Fills the vehicle picker from a VIN or chassis number, which is not stored. */
export function VinField({ onDecoded }: VinFieldProps) {
  const { t } = useTranslation('results')
  const { language } = usePage()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const request = useRef<AbortController>(undefined)
  const [feedback, setFeedback] = useState<Feedback>()
  const [reading, setReading] = useState(false)

  const showError = (text: string) => {
    setFeedback({ kind: 'error', text })
    box.current?.focus()
  }
  const read = async () => {
    const vin = box.current!.value.trim()
    if (vin === '') return showError(t('vin.empty'))
    request.current?.abort()
    const controller = (request.current = new AbortController())
    setReading(true)
    try {
      const decoded = await browserApi(language, controller.signal).call('decodeVehicle', { vin })
      const candidates = toVehicleCandidates(decoded)
      if (!candidates.make) showError(t('vin.noMakeAbove'))
      else if (!candidates.make.sold) showError(t('vin.notSold', { make: candidates.make.label }))
      else {
        setFeedback(
          decoded.checkDigit === 'wrong' ? { kind: 'note', text: t('vin.checkDigit') } : undefined,
        )
        onDecoded(candidates)
      }
    } catch (error) {
      if (!controller.signal.aborted) showError(refusalText(error) ?? t('vin.failed'))
    }
    if (!controller.signal.aborted) setReading(false)
  }

  return (
    <form
      className="vin-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      <label htmlFor={id}>{t('vin.label')}</label>
      <div className="vin-field-row">
        <input
          ref={box}
          id={id}
          dir="ltr"
          maxLength={longestVehicleNumber}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={feedback?.kind === 'error'}
          aria-describedby={`${id}hint ${id}answer`}
          className="control"
          onChange={() => setFeedback(undefined)}
        />
        <button type="submit" className="button" aria-disabled={reading}>
          {reading ? t('vin.reading') : t('vin.read')}
        </button>
      </div>
      <p id={`${id}hint`} className="vin-field-hint">
        {t('vin.hint')}
      </p>
      <p id={`${id}answer`} role="alert" data-kind={feedback?.kind} className="vin-field-answer">
        {feedback?.text}
      </p>
    </form>
  )
}

/** The server's message in the visitor's language; undefined for a connection failure. */
function refusalText(error: unknown): string | undefined {
  const { name, status, message } = (error ?? {}) as {
    name?: string
    status?: number
    message?: string
  }
  return name === 'ApiError' && status !== undefined && status < 500 ? message : undefined
}
