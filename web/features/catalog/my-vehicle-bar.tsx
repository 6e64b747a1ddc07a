import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { browseHref, type Filters, type PathChoice } from './search-params.ts'
import { areForVehicle, filtersForVehicle } from './vehicle-filters.ts'
import { saveVehicle, useVehicle, type Vehicle, vehicleText } from './vehicle.ts'
import './vehicle.css'

const VehicleDialog = lazy(() => import('./vehicle-dialog.tsx'))

type MyVehicleBarProps = {
  filters: Filters
  path: PathChoice | undefined
  /** The search doesn't name a vehicle. */
  narrows: boolean
}

/** "My vehicle" with a link to its parts; the same height with and without a vehicle. */
export function MyVehicleBar({ filters, path, narrows }: MyVehicleBarProps) {
  const { t } = useTranslation('catalog')
  const vehicle = useVehicle()
  const hydrated = useHydrated()
  const [choosing, setChoosing] = useState(false)
  return (
    <section className="vehicle-bar" aria-label={t('vehicle.mine')}>
      {vehicle ? (
        <>
          <VehicleLink vehicle={vehicle} filters={filters} path={path} narrows={narrows} />
          <button
            type="button"
            className="vehicle-bar-clear"
            aria-label={t('vehicle.clear')}
            onClick={() => saveVehicle(null)}
          >
            <Icon name="close" />
          </button>
        </>
      ) : (
        <>
          <p className="vehicle-bar-text">{t('vehicle.none')}</p>
          <button
            type="button"
            className={`link vehicle-bar-action ${hydrated ? '' : 'invisible'}`}
            onClick={() => setChoosing(true)}
          >
            {t('vehicle.choose')}
          </button>
        </>
      )}
      {choosing && (
        <Suspense>
          <VehicleDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  )
}

type VehicleLinkProps = MyVehicleBarProps & { vehicle: Vehicle }

/** Narrows the visible results to the vehicle; the search is kept. */
function VehicleLink({ vehicle, filters, path, narrows }: VehicleLinkProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const text = vehicleText(vehicle, language)
  const isApplied = areForVehicle(filters, vehicle)
  const wanted = filters.search === '' || narrows ? filters : { ...filters, search: '' }
  const href = browseHref(filtersForVehicle(wanted, vehicle), path)
  if (narrows && !isApplied) {
    return (
      <Link to={href} rel="nofollow" preventScrollReset className="link vehicle-bar-only">
        <span>
          {t('vehicle.only')} <bdi>{text}</bdi>
        </span>
      </Link>
    )
  }
  return (
    <>
      <p className="vehicle-bar-text">
        <span className="marker-tag">{t('vehicle.mine')}</span> <strong>{text}</strong>
      </p>
      {isApplied ? (
        <p className="vehicle-bar-applied">
          <Icon name="check" /> {t('vehicle.applied')}
        </p>
      ) : (
        <Link to={href} rel="nofollow" className="link vehicle-bar-action">
          {t('vehicle.show')}
        </Link>
      )}
    </>
  )
}
