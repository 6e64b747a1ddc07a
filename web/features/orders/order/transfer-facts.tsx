import { Link } from 'react-router'
import { groupedIban } from '#contract/company-numbers.ts'
import type { Order } from '#contract/orders.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import './transfer-facts.css'

type TransferFactsProps = { instructions: NonNullable<Order['payment']['instructions']> }

/** What a buyer enters at the bank, each with a button that copies it. */
export function TransferFacts({ instructions }: TransferFactsProps) {
  const { t } = useTranslation('orders')
  const { account, reference, amount, received } = instructions
  return (
    <>
      <dl className="pay-facts">
        <Fact
          label={t(received > 0 ? 'transfer.missing' : 'transfer.amount')}
          copied={amount.toFixed(2)}
        >
          <bdi dir="ltr" className="price">
            AED {amountText(amount)}
          </bdi>
          {received > 0 && (
            <span className="pay-fact-note">
              {t('transfer.received')}: <bdi dir="ltr">AED {amountText(received)}</bdi>
            </span>
          )}
        </Fact>
        <Fact label={t('transfer.reference')} copied={reference}>
          <bdi dir="ltr" className="font-mono font-semibold">
            {reference}
          </bdi>
          <span className="pay-fact-note">{t('transfer.referenceNote')}</span>
        </Fact>
        {account && (
          <>
            <Fact label={t('transfer.name')} copied={account.name}>
              <bdi>{account.name}</bdi>
            </Fact>
            <Fact label={t('transfer.iban')} copied={account.iban}>
              <bdi dir="ltr" className="font-mono">
                {groupedIban(account.iban)}
              </bdi>
            </Fact>
            {account.bank && (
              <Fact label={t('transfer.bank')} copied={account.bank}>
                <bdi>{account.bank}</bdi>
              </Fact>
            )}
          </>
        )}
      </dl>
      {!account && (
        <p>
          {t('transfer.noAccount')}{' '}
          <Link to="/contact" className="link">
            {t('transfer.contact')}
          </Link>
        </p>
      )}
    </>
  )
}

type FactProps = { label: string; copied: string; children: React.ReactNode }

function Fact({ label, copied, children }: FactProps) {
  const { t } = useTranslation('orders')
  const toast = useToast()
  const copy = async () =>
    toast(t((await copyText(copied)) ? 'transfer.copied' : 'transfer.notCopied'))
  return (
    <div className="pay-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <button
          type="button"
          className="button"
          aria-label={t('transfer.copyOf', { label })}
          onClick={() => void copy()}
        >
          {t('transfer.copy')}
        </button>
      </dd>
    </div>
  )
}
