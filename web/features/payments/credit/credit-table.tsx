import { Link } from 'react-router'
import type { Credit } from '#contract/credit.ts'
import type { Language } from '#contract/language.ts'
import { companyWords } from '#web/shell/company-words.ts'
import { Amount } from '#web/shell/amount.tsx'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { MoneyTable } from '../money-table.tsx'
import { creditHref } from './credit-query.ts'
import { CreditChip } from './credit-chip.tsx'

type CreditTableProps = { credits: Credit[]; updating: boolean }

/** Credit by garage, or for a garage by seller; each row leads to its orders and payments. */
export function CreditTable({ credits, updating }: CreditTableProps) {
  const { t } = useTranslation('payments')
  const party = credits[0]?.garage ? 'garage' : 'seller'
  const columns = [party, 'limit', 'due', 'state', 'open'] as const
  return (
    <MoneyTable
      label={t('credit.title')}
      layout="credits"
      columns={columns.map((name) => t(`credit.columns.${name}`))}
      updating={updating}
    >
      {credits.map((credit) => (
        <CreditRow key={credit._id} credit={credit} />
      ))}
    </MoneyTable>
  )
}

function CreditRow({ credit }: { credit: Credit }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { _id, limit, days, open, free, next_due: due } = credit
  return (
    <tr>
      <th scope="row" className="money-what">
        <NameLink to={creditHref(_id)} name={partyOf(credit, language) || t('credit.gone')} />
      </th>
      <td className="money-seller">
        <Amount dirhams={limit} />
        <span className="money-text">
          {t('credit.terms', { count: days })} · {t('credit.free')} <Amount dirhams={free} />
        </span>
      </td>
      <td className="money-date">{due && <time dateTime={due}>{dayText(due, language)}</time>}</td>
      <td className="money-state">
        <CreditChip credit={credit} />
      </td>
      <td className="money-amount">
        <Amount dirhams={open} />
      </td>
    </tr>
  )
}

function NameLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="link">
      <bdi>{name}</bdi>
    </Link>
  )
}

/** The other side's name; empty where the account is gone. */
export function partyOf(
  { garage, seller }: Pick<Credit, 'garage' | 'seller'>,
  language: Language,
): string {
  if (garage) return garage.garage || garage.name
  return (seller && companyWords(seller.company_name, seller.company_name_ar, language)?.text) ?? ''
}
