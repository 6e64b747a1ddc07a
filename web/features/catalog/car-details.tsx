import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import type { CarView } from './car-view.ts'
import './sheet.css'

const gearboxes = ['automatic', 'manual', 'cvt'] as const

/** The seller's details of the car, one row each; missing details have no row. */
export function CarDetails({ car }: { car: CarView }) {
  const { t } = useTranslation('pages')
  const { language } = usePage()
  const { transmission = '' } = car
  const gearbox = gearboxes.find((name) => name === transmission.toLowerCase())
  return (
    <table className="sheet car-details">
      <tbody>
        <Row title={t('car.make')} value={car.make} />
        <Row title={t('car.model')} value={car.model} />
        <Row title={t('car.year')} value={car.year} />
        <Row title={t('car.version')} value={car.version} />
        <Row title={t('car.mileage')} value={car.mileage} ltr />
        <Row
          title={t('car.transmission')}
          value={gearbox ? t(`car.gearboxes.${gearbox}`) : transmission}
        />
        <Row title={t('car.reference')} value={car.code} ltr />
        <Row title={t('car.listed')} value={dayText(car.listed, language)} />
      </tbody>
    </table>
  )
}

type RowProps = { title: string; value: string | number | undefined; ltr?: boolean }

function Row({ title, value, ltr }: RowProps) {
  if (value === undefined || value === '') return null
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <bdi dir={ltr ? 'ltr' : undefined}>{value}</bdi>
      </td>
    </tr>
  )
}
