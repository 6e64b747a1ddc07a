import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { amountText } from '#web/shell/format.ts'
import type { Part } from './part-view.ts'
import './sheet.css'

/** The five details of a part, in order. */
export function DetailsTable({ part, name }: { part: Part; name: string }) {
  const { t } = useTranslation('catalog')
  return (
    <table className="sheet">
      <tbody>
        <Row title={t('part.name')}>
          <bdi>{name}</bdi>
        </Row>
        <Row title={t('part.price')}>
          <bdi dir="ltr" className="price">
            AED {amountText(part.price)}
          </bdi>
        </Row>
        <Row title={t('part.brand')}>
          <bdi>{part.brand}</bdi>
        </Row>
        <Row title={t('part.category')}>
          <Link to={`/spare-parts/${part.category}`} className="link">
            {part.categoryLabel}
          </Link>
        </Row>
        <Row title={t('part.subCategory')}>{part.subCategoryLabel ?? t('part.none')}</Row>
      </tbody>
    </table>
  )
}

function Row({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{children}</td>
    </tr>
  )
}
