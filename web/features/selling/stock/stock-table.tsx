import type { OwnListing } from '#contract/selling.ts'
import { ageText, countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { AmountCell } from './amount-cell.tsx'
import type { AmountField } from './amount-entry.ts'
import { CoverPhoto } from './cover-photo.tsx'
import { HintLabels } from './hint-labels.tsx'
import { ListingName } from './listing-name.tsx'
import { PageTick, RowTick } from './row-tick.tsx'
import { RowMenu } from './row-menu.tsx'
import { StatusLabel, StockLabel } from './status-label.tsx'
import { moveCell, type StockListProps } from './stock-list.ts'
import './stock-row.css'
import './stock-table.css'

/** The stock as a sheet, for screens with room. */
export function StockTable(props: StockListProps) {
  const { rows, chosen } = props
  const { t } = useTranslation('stock')
  return (
    <table className="stock-table">
      <caption>
        <span className="sr-only">{t('list')}. </span>
        {t('cell.keys')}
      </caption>
      <thead>
        <tr>
          <th className="column-tick">
            <PageTick rows={rows} chosen={chosen} />
          </th>
          <th scope="col" className="column-picture">
            <span className="sr-only">{t('columns.picture')}</span>
          </th>
          <th scope="col" className="column-sku">
            {t('columns.sku')}
          </th>
          <th scope="col">{t('columns.name')}</th>
          <th scope="col" className="column-price">
            {t('columns.price')}
          </th>
          <th scope="col" className="column-quantity">
            {t('columns.quantity')}
          </th>
          <th scope="col" className="column-status">
            {t('columns.status')}
          </th>
          <th scope="col" className="column-missing">
            {t('missing.label')}
          </th>
          <th scope="col" className="column-views">
            {t('columns.views')}
          </th>
          <th scope="col" className="column-updated">
            {t('columns.updated')}
          </th>
          <th scope="col" className="column-more">
            <span className="sr-only">{t('columns.more')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((listing) => (
          <StockRow key={listing._id} listing={listing} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function StockRow({
  listing,
  rows,
  at,
  edits,
  actions,
  chosen,
}: StockListProps & { listing: OwnListing }) {
  const { language } = usePage()
  const { _id, partSKU, status, views, updated } = listing
  const { busy, failure, progress } = actions.stateOf(listing)
  const cell = (field: AmountField) => (
    <AmountCell
      {...{ listing, field, edits }}
      onMove={(move) => moveCell(rows, { _id, field }, move)}
    />
  )
  return (
    <tr
      data-row={_id}
      data-status={status}
      data-chosen={chosen.selection.has(_id) || undefined}
      aria-busy={busy}
    >
      <td className="column-tick">
        <RowTick listing={listing} chosen={chosen} />
      </td>
      <td className="column-picture">
        <CoverPhoto
          {...{ listing, progress }}
          disabled={busy === true || status === 'removed'}
          onFile={(file) => void actions.setCover(listing, file)}
        />
      </td>
      <td className="column-sku">
        <bdi dir="ltr" className="stock-sku" title={partSKU}>
          {partSKU}
        </bdi>
      </td>
      <th scope="row" className="column-name" title={listing.partName}>
        <div className="name-line">
          <ListingName listing={listing} />
        </div>
        {failure && (
          <p role="alert" className="row-failure">
            {failure}
          </p>
        )}
      </th>
      <td className="column-price">{cell('price')}</td>
      <td className="column-quantity">
        <div className="quantity-line">
          {cell('quantity')}
          <StockLabel quantity={edits.shown(listing, 'quantity')} />
        </div>
      </td>
      <td className="column-status">
        <StatusLabel listing={listing} />
      </td>
      <td className="column-missing">
        <HintLabels listing={listing} />
      </td>
      <td className="column-views">
        <bdi dir="ltr">{countText(views)}</bdi>
      </td>
      <td className="column-updated">
        <time dateTime={updated}>{ageText(Date.parse(updated), at, language)}</time>
      </td>
      <td className="column-more">
        <RowMenu listing={listing} actions={actions} />
      </td>
    </tr>
  )
}
