import type { DeliveryMethod } from '#contract/order-status.ts'
import type { Quote } from '#contract/orders.ts'
import { companyWords } from '#web/shell/company-words.ts'
import { CompanyName } from '#web/shell/company-name.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { DeliveryFee } from '../cart/delivery-fee.tsx'
import { PiecePrice } from '../piece-price.tsx'
import { PromiseText } from '../shipment-facts.tsx'
import { methodOf } from './use-checkout.ts'

type DeliverySectionProps = {
  groups: Quote['groups']
  /** What was chosen so far, by seller; the quote follows. */
  deliveries: Record<string, DeliveryMethod>
  onChoose: (seller: string, method: DeliveryMethod) => void
}

/** For each seller what is ordered, and how it is to be delivered. */
export function DeliverySection({ groups, ...choice }: DeliverySectionProps) {
  return groups.map((group) => <SellerDelivery key={group.seller._id} group={group} {...choice} />)
}

type SellerDeliveryProps = Omit<DeliverySectionProps, 'groups'> & {
  group: Quote['groups'][number]
}

function SellerDelivery({ group, deliveries, onChoose }: SellerDeliveryProps) {
  const { t } = useTranslation('cart')
  const { language } = usePage()
  const { seller, lines, delivery } = group
  const id = seller._id ?? ''
  const { company_name: name, company_name_ar: nameAr } = seller
  const method = deliveries[id] ?? methodOf(group)
  return (
    <fieldset className="panel checkout-seller">
      <legend className="sr-only">
        {t('delivery.from', { seller: companyWords(name, nameAr, language)!.text })}
      </legend>
      <div className="label-strip checkout-strip">
        <strong>
          <CompanyName name={name} nameAr={nameAr} />
        </strong>
        <span className="text-soft">{t(`shell:emirates.${seller.emirate}`)}</span>
      </div>
      <ul className="checkout-lines">
        {lines.map((line) => (
          <li key={line._id}>
            <span className="checkout-line-part">
              <bdi dir="ltr" className="font-mono font-medium">
                {line.sku}
              </bdi>{' '}
              <span className="text-soft">
                <MixedText text={partNameIn(line, language)} />
              </span>
            </span>
            <PiecePrice quantity={line.quantity} price={line.price} />
          </li>
        ))}
      </ul>
      <div className="checkout-methods">
        {delivery.map((option) => (
          <label key={option.method} className="checkout-method">
            <input
              type="radio"
              name={`delivery-${id}`}
              checked={option.method === method}
              onChange={() => onChoose(id, option.method)}
            />
            <span>
              {t(`delivery.method.${option.method}`)}
              <span className="checkout-promise">
                <PromiseText promise={option.promise} />
              </span>
            </span>
            <DeliveryFee fee={option.fee} />
          </label>
        ))}
        {delivery.length === 0 && <p className="text-danger">{t('delivery.none')}</p>}
      </div>
    </fieldset>
  )
}
