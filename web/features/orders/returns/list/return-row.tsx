import { Link } from 'react-router'
import type { Return } from '#contract/returns.ts'
import { CountedNumber } from '#web/shell/counted-number.tsx'
import { Amount } from '#web/shell/amount.tsx'
import { CompanyName } from '#web/shell/company-name.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { ReturnNext, ReturnStateChip } from '../return-state.tsx'
import { isWaitingFor, returnHref, sideOf } from '../return-view.ts'

const mostLines = 3

/** A return in the list: the parts, what happens next, and the amount. It leads to its order. */
export function ReturnRow({ shown }: { shown: Return }) {
  const { t } = useTranslation('returns')
  const { language } = usePage()
  const { _id, number, date, state, seller, buyer, refund } = shown
  const side = sideOf(shown)
  return (
    <article
      aria-labelledby={_id}
      className="return-row panel"
      data-waiting={isWaitingFor(state, side) || undefined}
    >
      <header className="label-strip return-row-strip">
        <h2 id={_id} className="return-row-number">
          <Link to={returnHref(shown)} className="cover-link">
            <bdi dir="ltr">{number}</bdi>
          </Link>
        </h2>
        <ReturnStateChip state={state} />
        <time dateTime={date}>{momentText(date, language)}</time>
      </header>
      <div className="return-row-body">
        <strong className="min-w-0">
          {buyer ? (
            <bdi>
              <MixedText text={buyer.garage || buyer.name || t('list.gone')} />
            </bdi>
          ) : (
            <CompanyName name={seller.company_name} nameAr={seller.company_name_ar} />
          )}
        </strong>
        <RowLines lines={shown.lines} />
        <ReturnNext shown={shown} side={side} />
        <strong className="return-row-amount">
          <Amount dirhams={refund} />
        </strong>
      </div>
    </article>
  )
}

function RowLines({ lines }: Pick<Return, 'lines'>) {
  const { t } = useTranslation('returns')
  const { language } = usePage()
  const more = lines.length - mostLines
  return (
    <ul className="min-w-0">
      {lines.slice(0, mostLines).map((line) => (
        <li key={line._id}>
          <CountedNumber quantity={line.quantity} sku={line.sku} />{' '}
          <span dir="auto" className="text-soft">
            <MixedText text={partNameIn(line, language)} />
          </span>
        </li>
      ))}
      {more > 0 && <li className="text-sm text-soft">{t('list.more', { count: more })}</li>}
    </ul>
  )
}
