import type { BuyerTransfer } from '#contract/bank-transfers.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { fetchPrivateFile, saveFile } from '#web/shell/members/private-file.ts'
import { PrivatePicture } from '#web/shell/members/private-picture.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'

type SlipProps = Pick<BuyerTransfer, 'slip' | 'number'>

/** What a buyer sent: a picture to enlarge, or a PDF to save. */
export function Slip({ slip, number }: SlipProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  if (!slip) return <p className="buyer-transfer-slip text-soft">{t('buyerTransfers.noSlip')}</p>
  const { url, date, type } = slip
  return (
    <div className="buyer-transfer-slip">
      {type === 'application/pdf' ? (
        <PdfSlip url={url} number={number} />
      ) : (
        <PrivatePicture url={url} number={1} />
      )}
      <span className="text-soft">
        {t('buyerTransfers.slipSent', { date: momentText(date, language) })}
      </span>
    </div>
  )
}

function PdfSlip({ url, number }: { url: string; number: string }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { run, busy, failure } = useMutation()
  const open = () =>
    run(async () => saveFile(await fetchPrivateFile(url, language), `slip-${number}.pdf`))
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={() => void open()}>
        {t('buyerTransfers.openPdf')}
      </button>
      <FormFailure message={failure} />
    </>
  )
}
