import type { LedgerEntry } from '#contract/payments.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { ltr } from './facts.tsx'
import { SignedAmount } from './signed-amount.tsx'
import { TableFrame } from './table-frame.tsx'

/** Entries of a company's account, latest first. */
export function LedgerEntries({ entries }: { entries: LedgerEntry[] }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  return (
    <TableFrame label={t('payouts.entries')}>
      <table className="operator-table" aria-label={t('payouts.entries')}>
        <thead>
          <tr>
            <th scope="col">{t('audit.date')}</th>
            <th scope="col">{t('payouts.entry')}</th>
            <th scope="col">{t('payouts.number')}</th>
            <th scope="col">{t('payouts.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry._id}>
              <td>
                <time dateTime={entry.at}>{momentText(entry.at, language)}</time>
              </td>
              <td>{t(`payouts.kinds.${entry.kind}`)}</td>
              <td>{ltr(entry.number)}</td>
              <td>
                <SignedAmount dirhams={entry.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
