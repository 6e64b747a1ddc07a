import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { commissionPreviewData } from '../../operator-data.ts'
import { momentFrom } from '../uae-moment.ts'
import type { CommissionValues } from './commission-values.ts'
import { percentFrom, percentText } from './percent.tsx'

type CommissionQuestionProps = {
  scope: { seller?: string; category?: string }
  names: { seller: string | undefined; category: string | undefined }
  values: CommissionValues
  /** With the rate that was shown as the one before. */
  onConfirm: (seen: number) => void
  onClose: () => void
}

/** Says what sales would pay with the change, and asks. */
export function CommissionQuestion(props: CommissionQuestionProps) {
  const { scope, names, values, onConfirm, onClose } = props
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const from = momentFrom(values.from)
  const { data, failure, reload } = useData(
    commissionPreviewData({ ...scope, ...(from && { from }) }),
  )
  const who = {
    category: `\u2068${names.category ?? t('commission.allCategories')}\u2069`,
    seller: `\u2068${names.seller ?? t('commission.allSellers')}\u2069`,
  }
  return (
    <ModalDialog
      title={t('commission.ask')}
      closeLabel={t('shell:nav.close')}
      onClose={onClose}
      footer={
        <div className="operator-actions">
          <button
            type="button"
            disabled={!data}
            className="button button-primary"
            onClick={() => {
              onClose()
              if (data) onConfirm(data.percent)
            }}
          >
            {t('commission.submit')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      }
    >
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-24" />}
      {data && (
        <div className="grid gap-3">
          <p className="font-semibold">
            {values.isGeneral
              ? t('commission.wouldBeGeneral', who)
              : t('commission.wouldPay', {
                  ...who,
                  percent: percentText(percentFrom(values.percent)!),
                })}
          </p>
          <p>
            {t('commission.insteadOf', { percent: percentText(data.percent) })}{' '}
            {t(`commission.sources.${data.source}`)}
          </p>
          <p>
            {from
              ? t('commission.startsAt', { date: momentText(from, language) })
              : t('commission.startsNow')}{' '}
            {t('commission.laterOnly')}
          </p>
        </div>
      )}
    </ModalDialog>
  )
}
