import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { amountText } from './format.ts'
import type { Part } from './part-view.ts'

/** The five details of a part, in their order. */
export function DetailsTable({ part, name }: { part: Part; name: string }) {
  const { t } = useTranslation('catalog')
  const rows = [
    [t('part.name'), <bdi>{name}</bdi>],
    [t('part.price'), <bdi dir="ltr">AED {amountText(part.price)}</bdi>],
    [t('part.brand'), <bdi>{part.brand}</bdi>],
    [
      t('part.category'),
      <Link to={`/spare-parts/${part.category}`} className="link">
        {part.categoryLabel}
      </Link>,
    ],
    [t('part.subCategory'), part.subCategoryLabel ?? t('part.none')],
  ] as const
  return (
    <table className="sheet">
      <tbody>
        {rows.map(([title, value]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
