import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { rememberVehicle, useVehicle, vehicleHref, vehicleText } from './vehicle.ts'
import './vehicle.css'

const VehicleDialog = lazy(() => import('./vehicle-dialog.tsx'))

/** "My vehicle" with its parts one step away; of the same height whether there is one or not. */
export function MyVehicleBar() {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const vehicle = useVehicle()
  const [choosing, setChoosing] = useState(false)
  return (
    <section className="vehicle-bar" aria-label={t('vehicle.mine')}>
      {vehicle ? (
        <>
          <p className="vehicle-bar-text">
            <span className="marker-tag">{t('vehicle.mine')}</span>{' '}
            <strong>{vehicleText(vehicle, language)}</strong>
          </p>
          <Link to={vehicleHref(vehicle)} className="link vehicle-bar-action">
            {t('vehicle.show')}
          </Link>
          <button
            type="button"
            className="vehicle-bar-clear"
            aria-label={t('vehicle.clear')}
            onClick={() => rememberVehicle(null)}
          >
            <Icon name="close" />
          </button>
        </>
      ) : (
        <>
          <p className="vehicle-bar-text">{t('vehicle.none')}</p>
          <button
            type="button"
            className="link vehicle-bar-action"
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
