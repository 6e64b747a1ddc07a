import type { WithheldPayout } from '#contract/payouts.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { withheldPayoutsData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { PayoutList } from './payout-list.tsx'

/** Sellers who got no payout when payouts were prepared last, and why. */
export function WithheldPayouts({ page }: { page: number }) {
  const { data, at: _, ...rest } = useData(withheldPayoutsData({ page, limit: rowsPerPage }))
  return (
    <PayoutList
      {...{ view: 'withheld', list: data, ...rest }}
      row={(withheld) => <WithheldRow key={withheld.seller._id} withheld={withheld} />}
    />
  )
}

function WithheldRow({ withheld }: { withheld: WithheldPayout }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { seller, amount, reason, date } = withheld
  return (
    <li className="operator-row payout-row">
      <div className="payout-row-facts">
        <p className="font-semibold">
          <bdi>{seller.company_name}</bdi>
        </p>
        <p className="operator-row-facts">
          <span>{t(`payouts.withheld.${reason}`)}</span>
          <span>{momentText(date, language)}</span>
        </p>
      </div>
      <strong className="payout-amount">
        <Amount dirhams={amount} />
      </strong>
    </li>
  )
}
