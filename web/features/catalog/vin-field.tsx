import { useId, useRef, useState } from 'react'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { type ToldVehicle, toToldVehicle } from './told-vehicle.ts'

type VinFieldProps = {
  /** Called with a vehicle of a make that is sold here. */
  onTold: (vehicle: ToldVehicle) => void
}

type Answer = { kind: 'error' | 'note'; text: string }

/** Fills the vehicle picker from a VIN or chassis number, which is not kept anywhere. */
export function VinField({ onTold }: VinFieldProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const asked = useRef<AbortController>(undefined)
  const [answer, setAnswer] = useState<Answer>()
  const [reading, setReading] = useState(false)

  const refuse = (text: string) => {
    setAnswer({ kind: 'error', text })
    box.current?.focus()
  }
  const read = async () => {
    const vin = box.current!.value.trim()
    if (vin === '') return refuse(t('vehicle.vinEmpty'))
    asked.current?.abort()
    const asking = (asked.current = new AbortController())
    setReading(true)
    try {
      const decoded = await browserApi(language, asking.signal).call('decodeVehicle', { vin })
      const told = toToldVehicle(decoded)
      if (!told.make) refuse(t('vehicle.vinUnknown'))
      else if (!told.make.sold) refuse(t('vin.notSold', { make: told.make.label }))
      else {
        setAnswer(
          decoded.checkDigit === 'wrong' ? { kind: 'note', text: t('vin.checkDigit') } : undefined,
        )
        onTold(told)
      }
    } catch (error) {
      if (!asking.signal.aborted) refuse(refusalText(error) ?? t('vehicle.vinFailed'))
    }
    if (!asking.signal.aborted) setReading(false)
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
      <label htmlFor={id}>{t('vehicle.vin')}</label>
      <div className="vin-field-row">
        <input
          ref={box}
          id={id}
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={answer?.kind === 'error'}
          aria-describedby={`${id}hint ${id}answer`}
          className="control"
          onChange={() => setAnswer(undefined)}
        />
        <button type="submit" className="button" aria-disabled={reading}>
          {reading ? t('vehicle.vinReading') : t('vehicle.vinRead')}
        </button>
      </div>
      <p id={`${id}hint`} className="vin-field-hint">
        {t('vehicle.vinHint')}
      </p>
      <p id={`${id}answer`} role="alert" data-kind={answer?.kind} className="vin-field-answer">
        {answer?.text}
      </p>
    </form>
  )
}

/** What the server says in the visitor's language; nothing of a failure on the way. */
function refusalText(error: unknown): string | undefined {
  const { name, status, message } = (error ?? {}) as {
    name?: string
    status?: number
    message?: string
  }
  return name === 'ApiError' && status !== undefined && status < 500 ? message : undefined
}
