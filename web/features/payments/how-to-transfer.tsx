import { Link } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'

type HowToTransferProps = { transfer: NonNullable<ReplyOf<'getPayments'>['transfer']> }

/** Where a seller transfers what is owed, and what to write on it. */
export function HowToTransfer({ transfer: { reference, account } }: HowToTransferProps) {
  const { t } = useTranslation('payments')
  return (
    <SheetSection id="transfer" title={t('transfer.title')} text={t('transfer.text')}>
      <dl className="transfer-facts">
        {account && (
          <>
            <dt>{t('transfer.name')}</dt>
            <dd>
              <bdi>{account.name}</bdi>
            </dd>
            <dt>{t('transfer.iban')}</dt>
            <dd>
              <bdi dir="ltr" className="font-mono">
                {inFours(account.iban)}
              </bdi>
            </dd>
            {account.bank && (
              <>
                <dt>{t('transfer.bank')}</dt>
                <dd>
                  <bdi>{account.bank}</bdi>
                </dd>
              </>
            )}
          </>
        )}
        <dt>{t('transfer.reference')}</dt>
        <dd>
          <bdi dir="ltr" className="font-mono font-semibold">
            {reference}
          </bdi>
        </dd>
      </dl>
      {!account && (
        <p>
          {t('transfer.noAccount')}{' '}
          <Link to="/contact" className="link">
            {t('transfer.contact')}
          </Link>
        </p>
      )}
    </SheetSection>
  )
}

/** As banks print it: AE07 0331 2345 6789 0123 456. */
const inFours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
