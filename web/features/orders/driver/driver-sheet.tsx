import type { DriverShipment } from '#contract/driver.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { DeliveryProof } from '../proof/delivery-proof.tsx'
import { driverData } from '../link-data.ts'
import { HandoverCard } from './handover-card.tsx'
import { useHandover } from './use-handover.ts'
import '../order-sheet.css'
import './driver.css'

/** What a driver needs at the door, and the proof of the handover; nothing once it is delivered. */
export function DriverSheet({ token }: { token: string }) {
  const { data: shipment, failure, reload, change } = useData(driverData(token))
  const handover = useHandover(token, {
    onDelivered: (delivered) => change(() => delivered),
    onChanged: reload,
  })
  if (shipment === undefined)
    return failure ? <LoadFailure message={failure} onRetry={reload} /> : null
  if (!shipment?.handover) return <DriverNotice state={shipment?.state} onCheck={reload} />
  return (
    <div className="driver-sheet">
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      <HandoverCard handover={shipment.handover} />
      <ProofPanel {...handover} />
    </div>
  )
}

function ProofPanel({ failure, busy, deliver }: ReturnType<typeof useHandover>) {
  const { t } = useTranslation('orders')
  return (
    <section aria-labelledby="driver-proof" className="panel order-part">
      <header className="label-strip order-part-strip">
        <h2 id="driver-proof" className="text-md text-ink">
          {t('driver.proof')}
        </h2>
      </header>
      <div className="order-part-body driver-proof">
        <DeliveryProof action={t('driver.deliver')} {...{ busy, failure }} onSend={deliver} />
      </div>
    </section>
  )
}

type DriverNoticeProps = { state: DriverShipment['state'] | undefined; onCheck: () => void }

/** In place of a delivery that isn't on the way. */
function DriverNotice({ state, onCheck }: DriverNoticeProps) {
  const { t } = useTranslation('orders')
  const kind = state === 'delivered' || state === 'failed' ? state : 'missing'
  return (
    <div role="status">
      <NoticePanel
        label={t('pages:trade.driver')}
        icon={kind === 'delivered' ? 'check' : 'delivery'}
        title={t(`driver.${kind}.title`)}
        text={t(`driver.${kind}.text`)}
      >
        {kind === 'failed' && (
          <button type="button" className="button" onClick={onCheck}>
            {t('driver.again')}
          </button>
        )}
      </NoticePanel>
    </div>
  )
}
