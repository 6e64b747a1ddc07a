import { useState } from 'react'
import type { BuyerTransfer } from '#contract/bank-transfers.ts'
import { Amount } from '#web/shell/amount.tsx'
import { phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { RecordForm } from './record-form.tsx'
import { ReceivedTransfer } from './received-transfer.tsx'
import { Slip } from './slip.tsx'

const tones = { waiting: undefined, paid: 'good', ended: 'bad' }

type TransferRowProps = { item: BuyerTransfer; onRecorded: () => void }

/** An order by transfer, its slip beside it, and the form to record what came for it. */
export function TransferRow({ item, onRecorded }: TransferRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const [isOpen, setOpen] = useState(false)
  const { order, number, date, buyer, state, missing, pay_by: until, slip, received } = item
  return (
    <li className="operator-row buyer-transfer">
      <div className="buyer-transfer-facts">
        <p className="operator-row-head">
          <bdi id={`order${order}`} dir="ltr" className="font-semibold font-mono">
            {number}
          </bdi>
          <span className="chip operator-chip" data-tone={tones[state]}>
            {t(`buyerTransfers.states.${state}`)}
          </span>
          {missing > 0 && (
            <strong className="ms-auto">
              {t('buyerTransfers.missing')} <Amount dirhams={missing} />
            </strong>
          )}
        </p>
        <p className="operator-row-facts">
          {buyer ? (
            <>
              <bdi>{buyer.name}</bdi>
              <bdi dir="ltr">{buyer.email}</bdi>
              <bdi dir="ltr">{phoneText(buyer.phone)}</bdi>
            </>
          ) : (
            <span>{t('buyerTransfers.gone')}</span>
          )}
        </p>
        <p className="operator-row-facts">
          <span>{t('buyerTransfers.ordered', { date: momentText(date, language) })}</span>
          {until && <span>{t('buyerTransfers.until', { date: momentText(until, language) })}</span>}
        </p>
        {received.length > 0 && (
          <ul className="text-sm">
            {received.map((transfer) => (
              <ReceivedTransfer
                key={transfer.date}
                {...{ order, transfer }}
                onReversed={onRecorded}
              />
            ))}
          </ul>
        )}
        {!isOpen && (
          <button
            type="button"
            id={`record${order}`}
            aria-labelledby={`record${order} order${order}`}
            className="button justify-self-start"
            onClick={() => setOpen(true)}
          >
            {t('buyerTransfers.record')}
          </button>
        )}
      </div>
      <Slip slip={slip} number={number} />
      {isOpen && (
        <RecordForm
          item={item}
          onDone={() => {
            setOpen(false)
            onRecorded()
          }}
          onBack={() => setOpen(false)}
        />
      )}
    </li>
  )
}
