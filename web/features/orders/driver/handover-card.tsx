import type { Handover } from '#contract/driver.ts'
import { callHref, mapHref, phoneText } from '#web/shell/contact-links.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { Amount } from '#web/shell/amount.tsx'

/** Where the parts go, to whom, which ones, and the cash to collect. */
export function HandoverCard({ handover }: { handover: Handover }) {
  const { t } = useTranslation('orders')
  const { number, lines, cash } = handover
  return (
    <section aria-labelledby="driver-number" className="panel order-part">
      <header className="label-strip order-part-strip">
        <h2 id="driver-number" className="text-md text-ink">
          <bdi dir="ltr" className="font-mono">
            {number}
          </bdi>
        </h2>
      </header>
      <div className="order-part-body">
        <Receiver handover={handover} />
        <h3 className="text-sm font-semibold">{t('driver.parts')}</h3>
        <ul className="driver-lines">
          {lines.map(({ sku, partName, quantity }, place) => (
            <li key={place}>
              <bdi dir="ltr" className="driver-pieces">
                {countText(quantity)} ×
              </bdi>
              <span className="grid justify-items-start">
                <bdi dir="ltr" className="font-mono font-medium">
                  {sku}
                </bdi>
                <span dir="auto">
                  <MixedText text={partName} />
                </span>
              </span>
            </li>
          ))}
        </ul>
        <p className="driver-cash">
          {cash === undefined ? (
            t('driver.noCash')
          ) : (
            <>
              {t('driver.cash')} <Amount dirhams={cash} />
            </>
          )}
        </p>
      </div>
    </section>
  )
}

function Receiver({ handover: { receiver, address } }: { handover: Handover }) {
  const { t } = useTranslation('orders')
  if (!receiver.name && !address) return <p className="text-soft">{t('driver.gone')}</p>
  return (
    <>
      <div className="grid justify-items-start">
        <span className="text-sm text-muted">{t('driver.receiver')}</span>
        <strong dir="auto" className="text-xl">
          {receiver.name}
        </strong>
        <bdi dir="ltr" className="font-mono font-medium">
          {phoneText(receiver.phone)}
        </bdi>
      </div>
      {address && (
        <div className="grid justify-items-start">
          <span className="text-sm text-muted">{t('driver.address')}</span>
          <strong dir="auto">{address.name}</strong>
          <span dir="auto">
            <MixedText text={address.address} />
          </span>
          <span>{t(`shell:emirates.${address.emirate}`)}</span>
        </div>
      )}
      <div className="driver-ways">
        {receiver.phone && (
          <a href={callHref(receiver.phone)} className="button button-primary">
            <Icon name="phone" />
            {t('driver.call')}
          </a>
        )}
        {address && (
          <a
            href={mapHref([address.address, address.emirate])}
            target="_blank"
            rel="noopener noreferrer"
            className="button"
          >
            <Icon name="pin" />
            {t('driver.map')}
          </a>
        )}
      </div>
    </>
  )
}
