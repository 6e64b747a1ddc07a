import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { MyVehicleBar } from './my-vehicle-bar.tsx'
import { browseHref, type Filters, type PathChoice } from './search-params.ts'
import type { UnderstoodView } from './understood-view.ts'
import { filtersForVehicle } from './vehicle-filters.ts'
import { namesOf, saveVehicle, useVehicle, type Vehicle, vehicleText } from './vehicle.ts'

type NamedCarBarProps = {
  car: NonNullable<UnderstoodView['car']>
  filters: Filters
  path: PathChoice | undefined
}

/** The car that a search names: kept as "My vehicle", and set in the filters in place of its words. */
export default function NamedCarBar({ car, filters, path }: NamedCarBarProps) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const mine = useVehicle()
  const { make, model, year, without } = car
  const named: Vehicle = { make, ...(model && { model }), ...(year && { year }), language }
  if (mine && JSON.stringify(namesOf(mine)) === JSON.stringify(namesOf(named)))
    return <MyVehicleBar filters={filters} path={path} narrows={false} />
  return (
    <section className="vehicle-bar" aria-label={t('vehicle.mine')}>
      <p className="vehicle-bar-text">
        <strong>
          <MixedText text={vehicleText(named, language)} />
        </strong>
      </p>
      <Link
        to={browseHref(filtersForVehicle({ ...filters, search: without }, named), path)}
        rel="nofollow"
        className="link vehicle-bar-action"
        onClick={() => saveVehicle(named)}
      >
        {t('vehicle.keep')}
      </Link>
    </section>
  )
}
