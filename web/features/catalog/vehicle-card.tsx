import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { continentText, vehicleName, yearsOrText } from '#web/shell/vehicle-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { toHeading } from './browse-navigation.ts'
import { browseHref, type Filters, type PathChoice } from './search-params.ts'
import { areLifetimes, certainVehicle, mayBe } from './told-vehicle.ts'
import type { VehicleCardView } from './understood-view.ts'
import { filtersForModel } from './vehicle-filters.ts'
import { rememberVehicle, useVehicle } from './vehicle.ts'
import './vehicle-card.css'

const VehicleDialog = lazy(() => import('./vehicle-dialog.tsx'))

type VehicleCardProps = {
  vehicle: VehicleCardView
  filters: Filters
  path: PathChoice | undefined
}

/** What a VIN or frame number tells, how sure that is, and what is left to choose. */
export function VehicleCard({ vehicle, filters, path }: VehicleCardProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const { vin, make, model, years, region, checkDigit, confidence } = vehicle
  const name = make && vehicleName(make.label, model?.label)
  return (
    <section className="vin" aria-labelledby="vin">
      <p className="vin-number">
        <span>{t(vin.length === 17 ? 'vin.vin' : 'vin.frame')}</span>
        <bdi dir="ltr">{vin}</bdi>
      </p>
      <div className="vin-body">
        <h2 id="vin">
          <bdi>{name ?? t('vin.unknown')}</bdi>
        </h2>
        <dl className="vin-facts">
          <div>
            <dt>{t('vin.year')}</dt>
            <dd>{yearText()}</dd>
          </div>
          <div>
            <dt>{t('vin.built')}</dt>
            <dd>{continentText(region, t)}</dd>
          </div>
          <div>
            <dt>{t('vin.certainty')}</dt>
            <dd>{t(`vin.${confidence}`)}</dd>
          </div>
        </dl>
        {checkDigit === 'wrong' && <p className="vin-note">{t('vin.checkDigit')}</p>}
        {!make && <p>{t('vin.noMake')}</p>}
        {make && !make.sold && <p>{t('vin.notSold', { make: make.label })}</p>}
        {make?.sold && <Models vehicle={vehicle} filters={filters} path={path} />}
        {(!make || make.sold) && <Keep vehicle={vehicle} />}
      </div>
    </section>
  )

  function yearText() {
    const text = yearsOrText(years, language)
    if (text === '') return t('vin.noYear')
    return areLifetimes(years) ? t('vin.someYear', { years: text }) : text
  }
}

const shownModels = 12

/** Nothing to choose when the number tells the model. */
function Models({ vehicle, filters, path }: VehicleCardProps) {
  const { t } = useTranslation('catalog')
  if (vehicle.models.length === 0) return null
  const links = (from: number, to?: number) =>
    vehicle.models.slice(from, to).map((model) => (
      <li key={model.name}>
        <Link
          to={browseHref(filtersForModel(filters, vehicle, model), path)}
          state={toHeading}
          rel="nofollow"
          className="vin-model"
        >
          <bdi>{model.label}</bdi>
        </Link>
      </li>
    ))
  const rest = vehicle.models.length - shownModels
  return (
    <div>
      <p id="vin-models" className="vin-question">
        {t(vehicle.anyModel ? 'vin.anyModel' : 'vin.whichModel')}
      </p>
      <ul aria-labelledby="vin-models" className="vin-models">
        {links(0, shownModels)}
      </ul>
      {rest > 0 && (
        <details className="vin-rest">
          <summary>{t('understood.moreKinds', { count: rest })}</summary>
          <ul aria-labelledby="vin-models" className="vin-models">
            {links(shownModels)}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Keeps the vehicle at once when nothing is open, else asks for the rest of it. */
function Keep({ vehicle }: { vehicle: VehicleCardView }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const toast = useToast()
  const kept = useVehicle()
  const [choosing, setChoosing] = useState(false)
  const isKept = kept !== null && mayBe(vehicle, kept)
  const keep = () => {
    const certain = certainVehicle(vehicle, language)
    if (!certain) return setChoosing(true)
    rememberVehicle(certain)
    toast(t('vin.saved'))
  }
  return (
    <div className="vin-keep">
      {/* It stays when it has done its work: the focus is on it. */}
      <button
        type="button"
        className={isKept ? 'button' : 'button button-primary'}
        aria-disabled={isKept}
        onClick={isKept ? undefined : keep}
      >
        {isKept && <Icon name="check" />}
        {isKept ? t('vin.saved') : t(vehicle.make ? 'vin.save' : 'vehicle.choose')}
      </button>
      {choosing && (
        <Suspense>
          <VehicleDialog told={vehicle} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}
