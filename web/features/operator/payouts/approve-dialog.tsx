import { Amount } from '#web/shell/amount.tsx'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import type { Chosen } from './sum-of.ts'

type ApproveDialogProps = { chosen: Chosen; onConfirm: () => void; onClose: () => void }

/** Shows how many payouts and how much are approved, before they are. */
export function ApproveDialog({ chosen, onConfirm, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('operator')
  const confirm = () => {
    onClose()
    onConfirm()
  }
  return (
    <ModalDialog
      title={t('payouts.approveTitle')}
      closeLabel={t('shell:nav.close')}
      onClose={onClose}
      footer={
        <div className="operator-actions">
          <button type="button" className="button button-primary" onClick={confirm}>
            {t('payouts.approve')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      }
    >
      <dl className="operator-facts">
        <dt>{t('payouts.count')}</dt>
        <dd>
          <bdi dir="ltr">{countText(chosen.count)}</bdi>
        </dd>
        <dt>{t('payouts.sum')}</dt>
        <dd className="payout-sum">
          <Amount dirhams={chosen.amount} />
        </dd>
      </dl>
      <p className="mt-3">{t('payouts.approveText')}</p>
    </ModalDialog>
  )
}
