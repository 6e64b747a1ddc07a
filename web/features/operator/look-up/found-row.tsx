import { Link, useLocation } from 'react-router'
import type { Found } from '#contract/look-up.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'

const pages: Record<Found['opens']['page'], string> = {
  account: '/operator/look-up/account/',
  order: '/operator/look-up/order/',
  ledger: '/operator/look-up/ledger/',
  payout: '/operator/payouts/',
  ticket: '/operator/tickets/',
  part: '/spare-part-details/',
}

const isGood = (state: Found['state']) => state === 'active' || state === 'approved'

/** A result: what it is called, whose it is, and the page that it leads to. */
export function FoundRow({ item }: { item: Found }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { search } = useLocation()
  const { title, detail, code, date, state, opens } = item
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <Link
          to={`${pages[opens.page]}${opens.id}`}
          state={{ lookUp: search }}
          className="link font-semibold"
        >
          <bdi>{title}</bdi>
        </Link>
        {state && !isGood(state) && (
          <span
            className="chip operator-chip"
            data-tone={state === 'suspended' || state === 'refused' ? 'bad' : undefined}
          >
            {t(`lookUp.states.${state}`)}
          </span>
        )}
      </p>
      <p className="operator-row-facts">
        {detail && <bdi>{detail}</bdi>}
        {code && <bdi dir="ltr">{code}</bdi>}
        {date && <span>{momentText(date, language)}</span>}
      </p>
    </li>
  )
}
