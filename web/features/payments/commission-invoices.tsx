import type { ReplyOf } from '#contract/api.ts'
import { dayInUae } from '#contract/uae-day.ts'
import { Amount } from '#web/shell/amount.tsx'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { DocumentLinks } from '#web/shell/members/document-links.tsx'
import { usePage } from '#web/shell/page.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'

type CommissionInvoicesProps = { invoices: ReplyOf<'getPayments'>['documents'] }

/** The invoices for the commission of each month, or when the first one comes. */
export function CommissionInvoices({ invoices }: CommissionInvoicesProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (
    <SummaryPanel title={t('invoices.title')} icon="document">
      {invoices.length === 0 ? (
        <p className="px-4 py-3 text-soft">{t('invoices.none')}</p>
      ) : (
        <ul className="summary-rows">
          {invoices.map((invoice) => (
            <li key={invoice.number} className="payment-invoice">
              <DocumentLinks documents={[invoice]} />
              <time dateTime={invoice.date} className="text-soft">
                {dayText(dayInUae(invoice.date), language)}
              </time>
              <strong>
                <Amount dirhams={invoice.total} />
              </strong>
            </li>
          ))}
        </ul>
      )}
    </SummaryPanel>
  )
}
