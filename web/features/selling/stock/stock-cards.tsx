import type { OwnListing } from '#contract/selling.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { AmountCell } from './amount-cell.tsx'
import { CoverPhoto } from './cover-photo.tsx'
import { HintLabels } from './hint-labels.tsx'
import { ListingName } from './listing-name.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { PageTick, RowTick } from './row-tick.tsx'
import { RowMenu } from './row-menu.tsx'
import { StatusLabel, StockLabel } from './status-label.tsx'
import type { StockListProps } from './stock-list.ts'
import './stock-row.css'
import './stock-cards.css'

/** The stock as carton labels, for narrow screens. */
export function StockCards(props: StockListProps) {
  const { rows, chosen } = props
  const { t } = useTranslation('stock')
  return (
    <>
      <PageTick rows={rows} chosen={chosen}>
        {t('columns.page')}
      </PageTick>
      <ul aria-label={t('list')} className="stock-cards">
        {rows.map((listing) => (
          <StockCard key={listing._id} listing={listing} {...props} />
        ))}
      </ul>
    </>
  )
}

function StockCard({
  listing,
  at,
  edits,
  actions,
  chosen,
}: StockListProps & { listing: OwnListing }) {
  const { t } = useTranslation('stock')
  const { language } = usePage()
  const { _id, partSKU, partBrand, status, views, updated, hints } = listing
  const { busy, failure, progress } = actions.stateOf(listing)
  return (
    <li
      data-row={_id}
      data-status={status}
      data-chosen={chosen.selection.has(_id) || undefined}
      aria-busy={busy}
      className="stock-card panel"
    >
      <div className="own-strip">
        <RowTick listing={listing} chosen={chosen} />
        <bdi dir="ltr" className="stock-sku">
          {partSKU}
        </bdi>
        <bdi className="own-brand">{partBrand}</bdi>
        <RowMenu listing={listing} actions={actions} />
      </div>
      <div className="own-body">
        <CoverPhoto
          {...{ listing, progress }}
          disabled={busy === true || status === 'removed'}
          onFile={(file) => void actions.setCover(listing, file)}
        />
        <div className="own-details">
          <div className="own-names">
            <ListingName listing={listing} />
          </div>
          <div className="own-chips">
            <StatusLabel listing={listing} />
            <StockLabel quantity={edits.shown(listing, 'quantity')} />
          </div>
        </div>
      </div>
      {failure && (
        <p role="alert" className="row-failure">
          {failure}
        </p>
      )}
      <div className="own-amounts">
        <span className="own-price">
          <span aria-hidden="true" className="text-soft text-xs font-semibold">
            AED
          </span>
          <AmountCell listing={listing} field="price" edits={edits} />
        </span>
        <QuantityStepper listing={listing} edits={edits} />
      </div>
      <div className="own-foot">
        {hints.length > 0 && (
          <div className="own-missing">
            <span>{t('missing.label')}</span>
            <HintLabels listing={listing} />
          </div>
        )}
        <p>
          {t('views30', { count: views })} ·{' '}
          {t('changed', { age: ageText(Date.parse(updated), at, language) })}
        </p>
      </div>
    </li>
  )
}
