import { useState } from 'react'
import type { PayoutBatch } from '#contract/payouts.ts'
import { Amount } from '#web/shell/amount.tsx'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { download } from '#web/shell/members/download.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { AuthorLine } from '../author-line.tsx'
import type { BatchKind } from './batch-kind.ts'
import { ReferenceDialog } from './reference-dialog.tsx'
import { usePayoutStep } from './use-payout-step.ts'

const calls = {
  payouts: { file: 'getPayoutFile', pay: 'payPayoutBatch', name: 'ghiyar-payouts' },
  transferRefunds: {
    file: 'getTransferRefundFile',
    pay: 'payTransferRefundBatch',
    name: 'ghiyar-refunds',
  },
} as const

type BatchFactsProps = {
  kind: BatchKind
  batch: PayoutBatch
  /** What is neither paid nor failed. */
  pending: { count: number; amount: number } | null
  onRecording: () => void
}

/** What a batch is, its file, and how all of it is recorded as paid. */
export function BatchFacts({ kind, batch, pending, onRecording }: BatchFactsProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const { step, busy, failure } = usePayoutStep()
  const { run, busy: isSaving, failure: saveFailure } = useMutation()
  const { _id, number, date, by, count, amount, reference } = batch
  const { file, pay, name } = calls[kind]
  const save = () =>
    run(() => download(file, { batch: _id }, { language, fileName: `${name}-${number}.csv` }))
  const payAll = (of: string) =>
    step(pay, { batch: _id, reference: of, ...pending }, () => {
      toast(t(`${kind}.recording`))
      onRecording()
    })
  return (
    <SheetSection id="batch" title={t(`${kind}.batch`, { number })}>
      <dl className="operator-facts">
        <dt>{t(`${kind}.count`)}</dt>
        <dd>
          <bdi dir="ltr">{countText(count)}</bdi>
        </dd>
        <dt>{t('payouts.sum')}</dt>
        <dd className="payout-sum">
          <Amount dirhams={amount} />
        </dd>
        <dt>{t(`${kind}.approvedBy`)}</dt>
        <dd>
          <AuthorLine by={by} date={date} />
        </dd>
        {reference && (
          <>
            <dt>{t('payouts.reference')}</dt>
            <dd>
              <bdi dir="ltr">{reference}</bdi>
            </dd>
          </>
        )}
      </dl>
      <FormFailure message={failure ?? saveFailure} />
      <div className="operator-actions">
        <button type="button" disabled={isSaving} className="button" onClick={() => void save()}>
          <Icon name="export" />
          {t('payouts.file')}
        </button>
        {pending && pending.count > 0 && reference === null && (
          <button
            type="button"
            disabled={busy}
            className="button button-primary"
            onClick={() => setAsked(true)}
          >
            {t('payouts.payBatch', { count: countText(pending.count) })}
          </button>
        )}
      </div>
      <p className="text-sm text-soft">{t(`${kind}.fileText`)}</p>
      {isAsked && pending && (
        <ReferenceDialog
          kind={kind}
          chosen={pending}
          onConfirm={payAll}
          onClose={() => setAsked(false)}
        />
      )}
    </SheetSection>
  )
}
