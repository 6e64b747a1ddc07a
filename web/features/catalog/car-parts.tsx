import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { categoryHref, useMenu } from '#web/shell/menu.ts'
import { usePage } from '#web/shell/page.tsx'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { CarView } from './car-view.ts'
import { saveVehicle, useVehicle, type Vehicle, vehicleHref, vehicleText } from './vehicle.ts'

/** Links from a car to its spare parts, all of them or by category. */
export function CarParts({ car }: { car: CarView }) {
  const { t } = useTranslation('pages')
  const { language } = usePage()
  const { categories } = useMenu()
  const { asVehicle: vehicle } = car
  if (!vehicle) {
    const search = new URLSearchParams({ search: car.vehicle })
    return (
      <>
        <p className="pb-3 text-soft">{t('car.partsUnknown')}</p>
        <Link to={`/all-listings?${search}`} rel="nofollow" className="button">
          {t('car.searchParts')}
        </Link>
      </>
    )
  }
  return (
    <>
      <div className="car-actions">
        <Link to={vehicleHref(vehicle)} rel="nofollow" className="button button-primary">
          {t('car.showParts', { vehicle: vehicleText(vehicle, language) })}
        </Link>
        <UseVehicle vehicle={vehicle} />
      </div>
      <ul className="car-categories">
        {categories.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={vehicleHref(vehicle, categoryHref(slug))} rel="nofollow">
              <CategorySymbol slug={slug} className="car-category-symbol" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Makes the car "my vehicle", for every page that shows whether a part fits. */
function UseVehicle({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('pages')
  const hydrated = useHydrated()
  const mine = useVehicle()
  const isMine =
    mine?.make.name === vehicle.make.name &&
    mine.model?.name === vehicle.model?.name &&
    mine.year === vehicle.year
  return (
    <div role="status" className={hydrated ? '' : 'invisible'}>
      {isMine ? (
        <p className="car-mine">
          <Icon name="check" /> {t('car.isVehicle')}
        </p>
      ) : (
        <button type="button" className="button w-full" onClick={() => saveVehicle(vehicle)}>
          <Icon name="car" />
          {t('car.useVehicle')}
        </button>
      )}
    </div>
  )
}
