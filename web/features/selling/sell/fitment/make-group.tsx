import { useId } from 'react'
import type { Fit } from '#contract/listing.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FittedChip } from './fitted-chip.tsx'
import type { FittedModel } from './fits.ts'
import { ModelPicker } from './model-picker.tsx'

type MakeGroupProps = {
  fit: Fit
  /** Whether its models are being chosen. */
  choosing: boolean
  onChoosing: (open: boolean) => void
  onModels: (models: FittedModel[]) => void
  /** The model at this place. */
  onRemoveModel: (at: number) => void
  onRemove: () => void
}

/** A make and its models, under one torn strip. */
export function MakeGroup(props: MakeGroupProps) {
  const { fit, choosing, onChoosing, onModels } = props
  const { t } = useTranslation('sell')
  const id = useId()
  const { make, models } = fit
  return (
    <section
      aria-labelledby={id}
      className="overflow-hidden border border-hairline rounded-control"
    >
      <div className="make-strip">
        <h3 id={id}>
          <bdi>{make.label}</bdi>
        </h3>
        <button
          type="button"
          className="make-remove"
          aria-label={t('fits.remove', { what: make.label })}
          onClick={props.onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="grid gap-3 p-3">
        {models.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {models.map((model, at) => (
              <FittedChip
                // One model may stand there twice, with different years.
                key={`${model._id} ${models.slice(0, at).filter(({ _id }) => _id === model._id).length}`}
                model={model}
                onChange={(changed) => onModels(models.with(at, changed))}
                onRemove={() => props.onRemoveModel(at)}
              />
            ))}
          </ul>
        )}
        {choosing ? (
          <ModelPicker {...{ make, models, onModels }} onDone={() => onChoosing(false)} />
        ) : (
          <button
            type="button"
            className="button justify-self-start"
            onClick={() => onChoosing(true)}
          >
            {t('fits.chooseModels', { make: make.label })}
          </button>
        )}
      </div>
    </section>
  )
}
