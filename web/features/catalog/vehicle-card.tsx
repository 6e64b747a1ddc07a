import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { continentText, vehicleName, yearsOrText } from '#web/shell/vehicle-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { focusHeading } from './browse-navigation.ts'
import { browseHref, type Filters, type PathChoice } from './search-params.ts'
import { areProductionYears, exactVehicle, isCandidate } from './vehicle-candidates.ts'
import type { VehicleCardView } from './understood-view.ts'
import { filtersForModel } from './vehicle-filters.ts'
import { saveVehicle, useVehicle } from './vehicle.ts'
import './vehicle-card.css'

const VehicleDialog = lazy(() => import('./vehicle-dialog.tsx'))

type VehicleCardProps = {
  vehicle: VehicleCardView
  filters: Filters
  path: PathChoice | undefined
}

/** What a VIN or frame number identifies, how certain that is, and what is left to choose. */
export default function VehicleCard({ vehicle, filters, path }: VehicleCardProps) {
  usePageTexts()
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const { vin, make, model, years, region, checkDigit, confidence } = vehicle
  const name = make && vehicleName(make.label, model?.label)
  return (
    <section className="vin" aria-labelledby="vin">
      <p className="vin-number">
        <span>{t(vin.length === 17 ? 'results:vin.vin' : 'results:vin.frame')}</span>
        <bdi dir="ltr">{vin}</bdi>
      </p>
      <div className="vin-body">
        <h2 id="vin">
          <bdi>{name ?? t('results:vin.unknown')}</bdi>
        </h2>
        <dl className="vin-facts">
          <div>
            <dt>{t('results:vin.year')}</dt>
            <dd>{yearText()}</dd>
          </div>
          <div>
            <dt>{t('results:vin.built')}</dt>
            <dd>{continentText(region, t)}</dd>
          </div>
          <div>
            <dt>{t('results:vin.certainty')}</dt>
            <dd>{t(`results:vin.${confidence}`)}</dd>
          </div>
        </dl>
        {checkDigit === 'wrong' && <p className="vin-note">{t('results:vin.checkDigit')}</p>}
        {!make && <p>{t('results:vin.noMake')}</p>}
        {make && !make.sold && <p>{t('results:vin.notSold', { make: make.label })}</p>}
        {make?.sold && <Models vehicle={vehicle} filters={filters} path={path} />}
        {(!make || make.sold) && <SaveVehicleButton vehicle={vehicle} />}
      </div>
    </section>
  )

  function yearText() {
    const text = yearsOrText(years, language)
    if (text === '') return t('results:vin.noYear')
    return areProductionYears(years) ? t('results:vin.someYear', { years: text }) : text
  }
}

const maxShownModels = 12

/** Empty when the number identifies the model. */
function Models({ vehicle, filters, path }: VehicleCardProps) {
  const { t } = useTranslation('catalog')
  if (vehicle.models.length === 0) return null
  const links = (from: number, to?: number) =>
    vehicle.models.slice(from, to).map((model) => (
      <li key={model.name}>
        <Link
          to={browseHref(filtersForModel(filters, vehicle, model), path)}
          state={focusHeading}
          rel="nofollow"
          className="vin-model"
        >
          <bdi>{model.label}</bdi>
        </Link>
      </li>
    ))
  const rest = vehicle.models.length - maxShownModels
  return (
    <div>
      <p id="vin-models" className="vin-question">
        {t(vehicle.anyModel ? 'results:vin.anyModel' : 'results:vin.whichModel')}
      </p>
      <ul aria-labelledby="vin-models" className="vin-models">
        {links(0, maxShownModels)}
      </ul>
      {rest > 0 && (
        <details className="vin-rest">
          <summary>{t('understood.moreKinds', { count: rest })}</summary>
          <ul aria-labelledby="vin-models" className="vin-models">
            {links(maxShownModels)}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Saves the vehicle when it is fully identified, else opens the dialog for the rest. */
function SaveVehicleButton({ vehicle }: { vehicle: VehicleCardView }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const toast = useToast()
  const savedVehicle = useVehicle()
  const [choosing, setChoosing] = useState(false)
  const isSaved = savedVehicle !== null && isCandidate(vehicle, savedVehicle)
  const save = () => {
    const exact = exactVehicle(vehicle, language)
    if (!exact) return setChoosing(true)
    saveVehicle(exact)
    toast(t('results:vin.saved'))
  }
  return (
    <div className="vin-save">
      {/* The button stays after saving, because it has the focus. */}
      <button
        type="button"
        className={isSaved ? 'button' : 'button button-primary'}
        aria-disabled={isSaved}
        onClick={isSaved ? undefined : save}
      >
        {isSaved && <Icon name="check" />}
        {isSaved ? t('results:vin.saved') : t(vehicle.make ? 'results:vin.save' : 'vehicle.choose')}
      </button>
      {choosing && (
        <Suspense>
          <VehicleDialog candidates={vehicle} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}
