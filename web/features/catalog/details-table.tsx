import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { amountText } from '#web/shell/format.ts'
import { choiceNames } from '#contract/listing-choices.ts'
import { useChoiceTexts } from '#web/shell/choice-texts.ts'
import type { Part } from './part-view.ts'
import './sheet.css'
import { MixedText } from '#web/ui/mixed-text.tsx'

/** The five details of a part, in order, and what its seller chose beside them. */
export function DetailsTable({ part, name }: { part: Part; name: string }) {
  const { t } = useTranslation('catalog')
  const texts = useChoiceTexts()
  return (
    <table className="sheet">
      <tbody>
        <Row title={t('part.name')}>
          <bdi>
            <MixedText text={name} />
          </bdi>
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
        {choiceNames.map((name) => {
          const chosen = part[name]
          return (
            chosen && (
              <Row key={name} title={texts.label(name)}>
                {texts.value(name, chosen)}
              </Row>
            )
          )
        })}
        {[...Map.groupBy(part.crossNumbers, ({ label }) => label)].map(([label, numbers]) => (
          <Row key={label} title={label}>
            <ul className="cross-numbers">
              {numbers.map(({ number, brand }) => (
                <li key={number}>
                  {brand && <bdi>{brand} </bdi>}
                  <Link
                    to={`/all-listings?${new URLSearchParams({ search: number })}`}
                    className="link"
                  >
                    <bdi dir="ltr">{number}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </Row>
        ))}
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
