import { useId, useState } from 'react'
import { longestNameOrId } from '#contract/limits.ts'
import type { Named } from '#contract/listing.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useFocusOnArrival } from '#web/ui/form/use-focus-on-arrival.ts'
import { useModels } from '../use-reference.ts'
import type { FittedModel } from './fits.ts'

type ModelPickerProps = {
  make: Named
  models: FittedModel[]
  onModels: (models: FittedModel[]) => void
  onDone: () => void
}

/** Ticks the models of a make; typing narrows the list. */
export function ModelPicker({ make, models, onModels, onDone }: ModelPickerProps) {
  const { t } = useTranslation('sell')
  const id = useId()
  const { models: known, failure, reload } = useModels(make._id)
  const [text, setText] = useState('')
  const box = useFocusOnArrival(true)
  const typed = text.trim().toLowerCase()
  const found = known?.filter(({ name, label }) =>
    [name, label].some((word) => word.toLowerCase().includes(typed)),
  )
  const isChosen = (model: Named) => models.some(({ _id }) => _id === model._id)
  const toggle = ({ _id, name, label }: Named) => {
    const without = models.filter((model) => model._id !== _id)
    onModels(without.length < models.length ? without : [...models, { _id, name, label }])
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter') return
    event.preventDefault()
    const only = found?.find((model) => !isChosen(model))
    if (typed === '' || !only) return
    toggle(only)
    setText('')
  }
  if (failure) return <LoadFailure message={failure} onRetry={reload} />
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {t('fits.findModel', { make: make.label })}
      </label>
      <input
        ref={box}
        {...{ id, onKeyDown }}
        type="search"
        autoComplete="off"
        maxLength={longestNameOrId}
        placeholder={t('fits.findModel', { make: make.label })}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="control"
      />
      {!found && <span className="skeleton h-24" />}
      {found && (
        <ul className="model-list" aria-label={t('fits.models', { make: make.label })}>
          {found.map((model) => (
            <li key={model._id}>
              <label className="model-row">
                <input type="checkbox" checked={isChosen(model)} onChange={() => toggle(model)} />
                <bdi>{model.label}</bdi>
              </label>
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <p role="status">{t('fits.noModel')}</p>}
      <button type="button" className="button justify-self-start" onClick={onDone}>
        {t('fits.done')}
      </button>
    </div>
  )
}
