import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Named } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { rememberVehicle, type Vehicle, vehicleHref } from './vehicle.ts'
import './vehicle.css'

type VehiclePickerProps = {
  makes: Pick<Named, 'name' | 'label'>[]
  /** What happens when a vehicle has been remembered; by default its parts are shown. */
  onChosen?: () => void
}

type Models = { make: string; items: Named[] } | { make: string; failed: true }

const oldest = 1990

/** Make, then model, then year; the choice becomes "my vehicle". Without scripts, a plain search. */
export default function VehiclePicker({ makes, onChosen }: VehiclePickerProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const navigate = useNavigate()
  const id = useId()
  const [make, setMake] = useState('')
  const models = useModels(makes.find(({ name }) => slugOf(name) === make)?.name)
  const [nextYear] = useState(() => new Date().getFullYear() + 1)
  const years = Array.from({ length: nextYear - oldest + 1 }, (_, index) => nextYear - index)

  const choose = (form: FormData) => {
    const ofSlug = (list: Pick<Named, 'name' | 'label'>[], field: string) => {
      const found = list.find(({ name }) => slugOf(name) === form.get(field))
      return found && { name: found.name, label: found.label }
    }
    const chosenMake = ofSlug(makes, 'make')
    if (!chosenMake) return
    const model = ofSlug(models && 'items' in models ? models.items : [], 'model')
    const year = Number(form.get('year')) || undefined
    const vehicle: Vehicle = { make: chosenMake, ...(model && { model }), year, language }
    rememberVehicle(vehicle)
    if (onChosen) onChosen()
    else void navigate(vehicleHref(vehicle))
  }

  return (
    <form
      action="/all-listings"
      method="get"
      className="vehicle-picker"
      onSubmit={(event) => {
        event.preventDefault()
        choose(new FormData(event.currentTarget))
      }}
    >
      <div>
        <label htmlFor={`${id}make`}>{t('vehicle.make')}</label>
        <select
          id={`${id}make`}
          name="make"
          required
          className="control"
          value={make}
          onChange={(event) => setMake(event.target.value)}
        >
          <option value="">{t('vehicle.anyMake')}</option>
          {makes.map(({ name, label }) => (
            <option key={name} value={slugOf(name)}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}model`}>{t('vehicle.model')}</label>
        <select
          id={`${id}model`}
          name="model"
          className="control"
          key={make}
          disabled={!models || 'failed' in models}
        >
          <option value="">{modelHint()}</option>
          {models &&
            'items' in models &&
            models.items.map(({ name, label }) => (
              <option key={name} value={slugOf(name)}>
                {label}
              </option>
            ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}year`}>{t('vehicle.year')}</label>
        <select id={`${id}year`} name="year" className="control">
          <option value="">{t('vehicle.anyYear')}</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </div>
      <button type="submit" className="button button-primary">
        {onChosen ? t('vehicle.choose') : t('vehicle.submit')}
      </button>
    </form>
  )

  function modelHint() {
    if (make === '') return t('vehicle.makeFirst')
    if (!models) return t('vehicle.loading')
    return 'failed' in models ? t('vehicle.failed') : t('vehicle.anyModel')
  }
}

/** Models of one make by its name; undefined while there is no make or they are on their way. */
function useModels(make: string | undefined): Models | undefined {
  const { language } = usePage()
  const [models, setModels] = useState<Models>()
  useEffect(() => {
    if (!make) return
    const leaving = new AbortController()
    browserApi(language, leaving.signal)
      .call('getModels', { makes: [make] })
      .then(({ items }) => setModels({ make, items }))
      .catch(() => leaving.signal.aborted || setModels({ make, failed: true }))
    return () => leaving.abort()
  }, [make, language])
  return models?.make === make ? models : undefined
}
