import type { Return } from '#contract/returns.ts'
import { CountedNumber } from '#web/shell/counted-number.tsx'
import { Amount } from '#web/shell/amount.tsx'
import { callHref, phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { PrivatePicture } from '#web/shell/members/private-picture.tsx'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { isOpenReturn } from './return-view.ts'
import '../shipment-facts.css'

/** The parts that are given back, and what is refunded for them. */
export function ReturnLines({ shown }: { shown: Return }) {
  const { t } = useTranslation('returns')
  const { language } = usePage()
  const { lines, delivery_fee: fee, refund } = shown
  return (
    <>
      <ul className="return-lines">
        {lines.map((line) => (
          <li key={line._id}>
            <span className="min-w-0">
              <CountedNumber quantity={line.quantity} sku={line.sku} />{' '}
              <span dir="auto" className="text-soft">
                <MixedText text={partNameIn(line, language)} />
              </span>
            </span>
            <Amount dirhams={line.total} />
          </li>
        ))}
      </ul>
      <dl className="order-sums">
        {fee > 0 && (
          <div>
            <dt>{t('card.fee')}</dt>
            <dd>
              <Amount dirhams={fee} />
            </dd>
          </div>
        )}
        <div className="order-sum-total">
          <dt>{t('card.refund')}</dt>
          <dd>
            <Amount dirhams={refund} />
          </dd>
        </div>
      </dl>
    </>
  )
}

/** Why the parts are given back, declined or disputed, in words and pictures; for the seller whom to call. */
export function ReturnFacts({ shown }: { shown: Return }) {
  const { t } = useTranslation('returns')
  const { reason, note, pictures, buyer, timeline } = shown
  return (
    <dl className="return-facts">
      <div>
        <dt>{t('card.reason')}</dt>
        <dd>{t(`reasons.${reason}`)}</dd>
      </div>
      {note && (
        <div>
          <dt>{t('card.note')}</dt>
          <dd className="whitespace-pre-line">
            <bdi>
              <MixedText text={note} />
            </bdi>
          </dd>
        </div>
      )}
      {pictures.length > 0 && (
        <div>
          <dt>{t('card.pictures')}</dt>
          <dd className="return-pictures">
            {pictures.map((url, place) => (
              <PrivatePicture key={url} url={url} number={place + 1} />
            ))}
          </dd>
        </div>
      )}
      {timeline.map(({ event, reason }, place) =>
        reason ? (
          <div key={place}>
            <dt>{t(`events.${event}`)}</dt>
            <dd>
              <bdi>
                <MixedText text={reason} />
              </bdi>
            </dd>
          </div>
        ) : null,
      )}
      {buyer?.phone && isOpenReturn(shown) && (
        <div>
          <dt>{t('card.buyer')}</dt>
          <dd>
            <a
              href={callHref(buyer.phone)}
              className="link phone-link"
              aria-label={t('card.call', { phone: phoneText(buyer.phone) })}
            >
              <Icon name="phone" />
              <bdi dir="ltr" className="whitespace-nowrap">
                {phoneText(buyer.phone)}
              </bdi>
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
