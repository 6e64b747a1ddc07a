import { profileLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ComboboxField } from '#web/ui/form/combobox-field.tsx'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { usePlaces } from './use-places.ts'

type PlaceFieldProps = FieldBinding<string> & {
  /** Told of the emirate of a place that is chosen from the list. */
  onEmirate: (emirate: string) => void
}

/** A city or area: picked from the list, or written freely. */
export function PlaceField({ onEmirate, ...field }: PlaceFieldProps) {
  const { t } = useTranslation('register')
  const places = usePlaces(field.value)
  const exact = places.length === 1 && places[0]?.label === field.value
  return (
    <ComboboxField
      {...field}
      label={t('form.location')}
      optional={t('optional')}
      maxLength={profileLengths.location}
      listLabel={t('form.places')}
      options={
        exact
          ? []
          : places.map(({ name, emirate, label }) => ({
              key: `${name}|${emirate}`,
              label,
            }))
      }
      onChoose={(key) => {
        const place = places.find(({ name, emirate }) => key === `${name}|${emirate}`)
        if (!place) return
        field.onChange(place.label)
        onEmirate(place.emirate)
      }}
    />
  )
}
