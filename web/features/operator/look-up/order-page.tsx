import { Link } from 'react-router'
import type { OperatorOrder } from '#contract/look-up.ts'
import { callHref, phoneText } from '#web/shell/contact-links.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { Facts, isolated, ltr, type Fact } from '../facts.tsx'
import { operatorOrderData, overviewData } from '../operator-data.ts'
import { BackToLookUp } from './back-to-look-up.tsx'
import { OrderLedger } from './order-ledger.tsx'
import { paymentText } from './payment-text.ts'
import { SellerOrderSection } from './seller-order-section.tsx'

/** An order with what each seller fills of it, and for those who may see it what it means to the books. */
export function OrderPage({ id }: { id: string }) {
  const { data, failure, reload } = useData(operatorOrderData(id))
  const { data: overview } = useData(overviewData)
  return (
    <>
      <BackToLookUp />
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && (
        <>
          <OrderFacts order={data} seesPeople={overview?.permissions.includes('people') ?? false} />
          {data.sellerOrders.map((part) => (
            <SellerOrderSection key={part._id} part={part} />
          ))}
          {overview?.permissions.includes('money') && <OrderLedger id={data._id} />}
        </>
      )}
    </>
  )
}

function OrderFacts({ order, seesPeople }: { order: OperatorOrder; seesPeople: boolean }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { number, date, buyer, reference, note, receiver, address, payment, total, vat } = order
  const facts: Fact[] = [
    [t('order.placed'), momentText(date, language)],
    [
      t('dispute.buyer'),
      buyer ? (
        <>
          {seesPeople ? (
            <Link to={`/operator/look-up/account/${buyer._id}`} className="link">
              <bdi>{buyer.garage || buyer.name}</bdi>
            </Link>
          ) : (
            <bdi>{buyer.garage || buyer.name}</bdi>
          )}{' '}
          {buyer.garage && <bdi>{buyer.name}</bdi>} <Phone phone={buyer.phone} />
        </>
      ) : (
        t('disputes.gone')
      ),
    ],
    [
      t('account.receiver'),
      receiver.name && (
        <>
          <bdi>{receiver.name}</bdi> <Phone phone={receiver.phone} />
        </>
      ),
    ],
    [
      t('application.address'),
      address && (
        <>
          <bdi>{address.address}</bdi>, {t(`shell:emirates.${address.emirate}`)}
        </>
      ),
    ],
    [
      t('dispute.method'),
      `${t(`orders:order.methods.${payment.method}`)} · ${t(paymentText(payment))}`,
    ],
    [
      t('payouts.sum'),
      <>
        <Amount dirhams={total} />{' '}
        {vat > 0 && (
          <span className="text-sm text-soft">
            {t('orders:order.vat')} <Amount dirhams={vat} />
          </span>
        )}
      </>,
    ],
  ]
  if (reference) facts.push([t('order.reference'), isolated(reference)])
  if (note) facts.push([t('order.note'), isolated(note)])
  return (
    <SheetSection id="order" title={number}>
      <Facts facts={facts} />
    </SheetSection>
  )
}

const Phone = ({ phone }: { phone: string }) =>
  phone ? (
    <a href={callHref(phone)} className="link">
      {ltr(phoneText(phone))}
    </a>
  ) : null
