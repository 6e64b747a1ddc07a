import { Link } from 'react-router'
import type { Dispute } from '#contract/disputes.ts'
import { callHref, phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'

type DisputePartiesProps = { dispute: Dispute; showsReports: boolean }

/** Who bought and who sold, how to reach them, and their conversation where one of them reported it. */
export function DisputeParties({ dispute, showsReports }: DisputePartiesProps) {
  const { t } = useTranslation('operator')
  const { buyer, seller, reports } = dispute
  const buyerName = [buyer.garage, buyer.name].filter(Boolean).join(' · ')
  return (
    <SheetSection id="parties" title={t('dispute.parties')}>
      <dl className="operator-facts">
        <dt>{t('dispute.buyer')}</dt>
        <dd>
          <bdi>{buyerName || t('disputes.gone')}</bdi>
          <Contact {...buyer} />
        </dd>
        <dt>{t('dispute.seller')}</dt>
        <dd>
          <bdi>{seller.company_name}</bdi>
          <Contact {...seller} />
        </dd>
        <dt>{t('dispute.chat')}</dt>
        <dd>
          {reports.length === 0 && t('dispute.chatClosed')}
          {reports.length > 0 && !showsReports && t('dispute.chatElsewhere')}
          {showsReports &&
            reports.map((id, place) => (
              <Link key={id} to={`/operator/reports/${id}`} className="link me-3">
                {t('dispute.report', { number: place + 1 })}
              </Link>
            ))}
        </dd>
      </dl>
    </SheetSection>
  )
}

function Contact({ phone, email }: { phone: string; email: string }) {
  if (!phone) return null
  return (
    <span className="operator-row-facts">
      <a href={callHref(phone)} className="link">
        <bdi dir="ltr">{phoneText(phone)}</bdi>
      </a>
      <a href={`mailto:${email}`} className="link">
        <bdi dir="ltr">{email}</bdi>
      </a>
    </span>
  )
}
