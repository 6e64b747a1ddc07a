import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Named } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { StandIn, UntilStandIn } from '#web/ui/stand-in.tsx'
import { CandidatesNote } from './candidates-note.tsx'
import type { VehicleCandidates } from './vehicle-candidates.ts'
import { MakeOptions, useMoreMakes } from './vehicle-makes.tsx'
import { saveVehicle, type Vehicle, vehicleHref, type VehicleName } from './vehicle.ts'
import './vehicle.css'

type VehiclePickerProps = {
  /** All makes, or the leading ones. */
  makes: VehicleName[]
  /** Whether there are others, which are loaded when the picker is first used. */
  hasMoreMakes?: boolean
  /** What a VIN identifies, as the initial choice; what it leaves open is shown and asked for. */
  candidates?: VehicleCandidates
  /** Called when a vehicle has been saved; by default its parts are shown. */
  onChosen?: () => void
}

type Models = { make: string; items: Named[] } | { make: string; failed: true }

const oldestYear = 1990

/**
 * Make, then model, then year; the choice becomes "my vehicle". Without scripts it is a plain
 * search.
 */
export default function VehiclePicker({
  makes: given,
  hasMoreMakes = false,
  candidates,
  onChosen,
}: VehiclePickerProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const navigate = useNavigate()
  const id = useId()
  const [make, setMake] = useState(slugOf(candidates?.make?.name ?? ''))
  const [model, setModel] = useState(slugOf(candidates?.model?.name ?? ''))
  const [year, setYear] = useState(
    candidates?.years.length === 1 ? String(candidates.years[0]) : '',
  )
  const { makes, more, loadMore } = useMoreMakes(given, hasMoreMakes)
  const models = useModels(makes.find(({ name }) => slugOf(name) === make)?.name)
  const [nextYear] = useState(() => new Date().getFullYear() + 1)
  const years = Array.from({ length: nextYear - oldestYear + 1 }, (_, index) => nextYear - index)
  const isCandidateMake = candidates !== undefined && make === slugOf(candidates.make?.name ?? '')
  const likely = isCandidateMake ? candidates : { models: [], years: [] }
  const items = models && 'items' in models ? models.items : []

  const choose = (form: FormData) => {
    const findBySlug = (list: VehicleName[], field: string) => {
      const found = list.find(({ name }) => slugOf(name) === form.get(field))
      return found && { name: found.name, label: found.label }
    }
    const chosenMake = findBySlug(makes, 'make')
    if (!chosenMake) return
    const chosenModel = findBySlug(items, 'model')
    const chosenYear = Number(form.get('year')) || undefined
    const vehicle: Vehicle = {
      make: chosenMake,
      ...(chosenModel && { model: chosenModel }),
      ...(chosenYear && { year: chosenYear }),
      language,
    }
    saveVehicle(vehicle)
    if (onChosen) onChosen()
    else void navigate(vehicleHref(vehicle))
  }

  return (
    <form
      action="/all-listings"
      method="get"
      className="vehicle-picker"
      onPointerEnter={loadMore}
      onFocus={loadMore}
      onSubmit={(event) => {
        event.preventDefault()
        choose(new FormData(event.currentTarget))
      }}
    >
      {candidates && <CandidatesNote candidates={candidates} />}
      <div>
        <label htmlFor={`${id}make`}>{t('vehicle.make')}</label>
        <select
          id={`${id}make`}
          name="make"
          required
          className="control"
          value={make}
          onChange={(event) => {
            setMake(event.target.value)
            setModel('')
          }}
        >
          <option value="">{t('vehicle.anyMake')}</option>
          <MakeOptions makes={makes} />
          {more && <option disabled>{more}</option>}
        </select>
      </div>
      <div>
        <StandIn>
          <p className="text-sm text-soft">{t('vehicle.modelLater')}</p>
        </StandIn>
        <UntilStandIn>
          <label htmlFor={`${id}model`}>{t('vehicle.model')}</label>
          <select
            id={`${id}model`}
            name="model"
            className="control"
            value={model}
            onChange={(event) => setModel(event.target.value)}
            disabled={!models || 'failed' in models}
          >
            <option value="">{modelHint()}</option>
            <Options likely={likely.models.map(toOption)} all={items.map(toOption)} />
          </select>
        </UntilStandIn>
      </div>
      <div>
        <label htmlFor={`${id}year`}>{t('vehicle.year')}</label>
        <select
          id={`${id}year`}
          name="year"
          className="control"
          value={year}
          onChange={(event) => setYear(event.target.value)}
        >
          <option value="">{t('vehicle.anyYear')}</option>
          <Options likely={likely.years.map(yearOption)} all={years.map(yearOption)} />
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

type Option = [value: string, label: string]

const toOption = ({ name, label }: VehicleName): Option => [slugOf(name), label]
const yearOption = (year: number): Option => [String(year), String(year)]

/** The candidates come first, under a heading; the others can still be chosen. */
function Options({ likely, all }: { likely: Option[]; all: Option[] }) {
  const { t } = useTranslation('catalog')
  const first = new Set(likely.map(([value]) => value))
  const list = (options: Option[]) =>
    options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
  if (likely.length === 0) return list(all)
  return (
    <>
      <optgroup label={t('vehicle.byNumber')}>{list(likely)}</optgroup>
      <optgroup label={t('vehicle.others')}>
        {list(all.filter(([value]) => !first.has(value)))}
      </optgroup>
    </>
  )
}

/** Models of a make by its name; undefined while there is no make or they are loading. */
function useModels(make: string | undefined): Models | undefined {
  const { language } = usePage()
  const [models, setModels] = useState<Models>()
  useEffect(() => {
    if (!make) return
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getModels', { makes: [make] })
      .then(({ items }) => setModels({ make, items }))
      .catch(() => controller.signal.aborted || setModels({ make, failed: true }))
    return () => controller.abort()
  }, [make, language])
  return models?.make === make ? models : undefined
}
