import { useId, useRef, useState } from 'react'
import type { Make } from '#contract/catalog.ts'
import type { Fit } from '#contract/listing.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { CarsText } from './cars-text.tsx'
import { modelCount, withFits, withMake, withModels, withoutMake } from './fits.ts'
import { MakeBox } from './make-box.tsx'
import { MakeGroup } from './make-group.tsx'
import './fitment.css'

type FitmentFieldProps = {
  fits: FieldBinding<readonly Fit[]>
  universal: FieldBinding<boolean>
  makes: Make[]
}

/** The cars that a part fits: read from a text or chosen, in chips grouped by make, each with its years. */
export function FitmentField({ fits, universal, makes }: FitmentFieldProps) {
  const { t } = useTranslation('sell')
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<string>()
  const [removed, setRemoved] = useState<{ what: string; before: readonly Fit[] }>()
  const { value, onChange, error } = fits

  const focusUndo = useFocusAfterRender(() =>
    frame.current?.querySelector<HTMLElement>('[data-undo]'),
  )
  const change = (now: readonly Fit[]) => {
    setRemoved(undefined)
    onChange(now)
  }
  const remove = (what: string, now: readonly Fit[]) => {
    setRemoved({ what, before: value })
    onChange(now)
    // What was pressed is gone, so the way back has the focus.
    focusUndo()
  }
  const removeMake = ({ make, models }: Fit) =>
    remove(
      models.length === 0
        ? make.label
        : t('fits.makeAndModels', { make: make.label, count: models.length }),
      withoutMake(value, make._id),
    )
  const undo = () => {
    if (removed) change(removed.before)
    frame.current?.focus()
  }
  return (
    <div
      ref={frame}
      role="group"
      aria-labelledby={`${id}label`}
      tabIndex={-1}
      className="fits form-wide"
    >
      <span id={`${id}label`} className="sr-only">
        {t('sections.cars')}
      </span>
      <CheckField {...universal} label={t('fits.universal')} />
      {!universal.value && (
        <>
          <CarsText
            invalid={error !== undefined}
            describedBy={`${id}error`}
            onFits={(more) => change(withFits(value, more))}
          />
          {value.map((fit) => (
            <MakeGroup
              key={fit.make._id}
              fit={fit}
              choosing={opened === fit.make._id}
              onChoosing={(open) => setOpened(open ? fit.make._id : undefined)}
              onModels={(models) => change(withModels(value, fit.make._id, models))}
              onRemoveModel={(at) =>
                remove(
                  `${fit.make.label} ${fit.models[at]?.label}`,
                  withModels(value, fit.make._id, fit.models.toSpliced(at, 1)),
                )
              }
              onRemove={() => removeMake(fit)}
            />
          ))}
          <div role="status" className="empty:hidden">
            {removed && (
              <p className="fits-removed">
                <span>{t('fits.removed', { what: removed.what })}</span>
                <button type="button" className="text-button" data-undo="" onClick={undo}>
                  <Icon name="undo" className="turns" />
                  {t('undo')}
                </button>
              </p>
            )}
          </div>
          {modelCount(value) > 0 && <p className="field-hint">{t('fits.allYears')}</p>}
          <MakeBox
            makes={makes.filter(({ _id }) => !value.some(({ make }) => make._id === _id))}
            onMake={({ _id, name, label }) => {
              change(withMake(value, { _id, name, label }))
              setOpened(_id)
            }}
          />
        </>
      )}
      <FieldError id={`${id}error`} error={universal.value ? undefined : error} />
    </div>
  )
}
