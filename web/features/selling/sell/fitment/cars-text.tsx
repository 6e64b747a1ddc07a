import { useState } from 'react'
import { listingLengths } from '#contract/limits.ts'
import type { Fit } from '#contract/listing.ts'
import { browserApi } from '#web/shell/api.ts'
import { yearsText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { Field } from '#web/ui/form/field.tsx'

type CarsTextProps = {
  onFits: (more: Fit[]) => void
  /** Whether the cars as a whole are wrong, and where that is said. */
  invalid: boolean
  describedBy: string
}

/** Reads cars as people write them: "Prado 2010-2018, Land Cruiser 08-15". */
export function CarsText({ onFits, invalid, describedBy }: CarsTextProps) {
  const { t } = useTranslation('sell')
  const { language } = usePage()
  const failureText = useFailureText()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ added?: string; failed?: string }>({})

  const read = async () => {
    const cars = carsIn(text)
    if (cars.length === 0 || busy) return
    setBusy(true)
    try {
      const found = await Promise.all(cars.map(ask))
      const unread = cars.filter((_, index) => found[index]?.length === 0)
      const more = found.flat()
      if (more.length > 0) onFits(more)
      setText(unread.join(', '))
      setOutcome({
        added: more.length > 0 ? t('fits.added', { cars: carNames(more) }) : '',
        failed: unread.length > 0 ? t('fits.notRead') : '',
      })
    } catch (error) {
      setOutcome({ failed: failureText(error) })
    } finally {
      setBusy(false)
    }
  }
  const ask = async (name: string) =>
    (await browserApi(language).call('proposeListing', { name })).fits
  return (
    <Field
      label={t('fits.text')}
      hint={<span role="status">{outcome.added || t('fits.textHint')}</span>}
      error={outcome.failed}
    >
      {(control) => (
        <div className="cars-text">
          <input
            {...control}
            aria-describedby={[control['aria-describedby'], invalid && describedBy]
              .filter(Boolean)
              .join(' ')}
            // What wasn't read keeps nothing from being listed, so it isn't what submitting leads to.
            aria-invalid={invalid || undefined}
            type="text"
            name="cars"
            dir="auto"
            autoComplete="off"
            maxLength={400}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setOutcome({})
            }}
            onBlur={() => outcome.failed || void read()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              void read()
            }}
            className="control"
          />
          <button type="button" className="button" aria-disabled={busy} onClick={() => void read()}>
            {busy ? t('fits.reading') : t('fits.read')}
          </button>
        </div>
      )}
    </Field>
  )
}

/** One text for each car, so that every car gets its own years. */
export const carsIn = (text: string) =>
  text
    .split(/[,;،؛\n]+|(?<=\s)\/(?=\s)/)
    .map((car) => car.trim().slice(0, listingLengths.partName))
    .filter((car) => car !== '')
    .slice(0, 20)

const carNames = (fits: Fit[]) =>
  fits
    .flatMap(({ make, models }) =>
      models.length === 0
        ? [make.label]
        : models.map(({ label, from, to }) =>
            `${make.label} ${label} ${yearsText(from, to)}`.trim(),
          ),
    )
    .join(', ')
