import { Link } from 'react-router'
import type { SellerOrder } from '#contract/orders.ts'
import { Amount } from '#web/shell/amount.tsx'
import { phoneText } from '#web/shell/contact-links.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { DocumentLinks } from '#web/shell/members/document-links.tsx'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { Facts, isolated, ltr, type Fact } from '../facts.tsx'
import { paymentText } from './payment-text.ts'

/** What one seller fills of an order: parts, deadlines, delivery, what happened, and documents. */
export function SellerOrderSection({ part }: { part: SellerOrder }) {
  const { t } = useTranslation('operator')
  return (
    <SheetSection id={part.number} title={`${part.number} · ${t(`orders:states.${part.state}`)}`}>
      <Facts facts={usePartFacts(part)} />
      <ul aria-label={t('orders:order.parts')} className="dispute-lines">
        {part.lines.map((line) => (
          <li key={line._id}>
            <span className="min-w-0">
              <bdi>{line.partName}</bdi>{' '}
              <bdi dir="ltr" className="font-mono text-sm text-soft">
                {line.sku}
              </bdi>{' '}
              <bdi dir="ltr">× {countText(line.quantity)}</bdi>
            </span>
            <Amount dirhams={line.total} />
          </li>
        ))}
      </ul>
      <Timeline part={part} />
      <DocumentLinks documents={part.documents} />
    </SheetSection>
  )
}

function usePartFacts(part: SellerOrder): Fact[] {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { seller, delivery, payment, total, answer_by, return_by, closes } = part
  const [shipment] = part.shipments
  const facts: Fact[] = [
    [
      t('dispute.seller'),
      seller._id ? (
        <Link key="0" to={`/operator/look-up/account/${seller._id}`} className="link">
          <bdi>{seller.company_name}</bdi>
        </Link>
      ) : (
        isolated(seller.company_name)
      ),
    ],
    [t('orders:order.delivery'), t(`orders:shipment.methods.${delivery.method}`)],
    [
      t('orders:order.payment'),
      <>
        {t(paymentText(payment))} · <Amount dirhams={total} />
      </>,
    ],
  ]
  const deadlines = { answerBy: answer_by, returnBy: return_by, closes }
  for (const [name, at] of Object.entries(deadlines))
    if (at) facts.push([t(`order.${name as 'closes'}`), momentText(at, language)])
  if (part.cancel_requested) facts.push([t('order.note'), t('order.cancelRequested')])
  if (shipment?.carrier) facts.push([t('orders:shipment.carrier'), isolated(shipment.carrier)])
  if (shipment?.tracking) facts.push([t('orders:shipment.tracking'), ltr(shipment.tracking)])
  if (shipment?.driver_phone)
    facts.push([t('orders:shipment.driver'), ltr(phoneText(shipment.driver_phone))])
  for (const refund of payment.refunds ?? [])
    facts.push([
      t('order.refund'),
      <>
        <Amount dirhams={refund.amount} /> · {t(`order.refunds.${refund.state}`)}
      </>,
    ])
  return facts
}

function Timeline({ part: { timeline } }: { part: SellerOrder }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  return (
    <ol aria-label={t('orders:timeline.title')} className="operator-messages">
      {timeline.map(({ at, event, by, reason }) => (
        <li key={`${at} ${event}`} data-by={by === 'seller' ? 'other' : undefined}>
          <p className="font-semibold">{t(`orders:timeline.events.${event}`)}</p>
          <p className="text-sm text-soft">
            {t(`orders:timeline.by.${by}`)} · <time dateTime={at}>{momentText(at, language)}</time>
          </p>
          {reason && (
            <p dir="auto" className="operator-quote">
              <bdi>{reason}</bdi>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
