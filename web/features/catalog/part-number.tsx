import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import './part-number.css'

/** A part number that is copied when pressed. */
export function PartNumber({ sku }: { sku: string }) {
  const { t } = useTranslation('catalog')
  const toast = useToast()
  const copy = async () => {
    toast((await copyText(sku)) ? t('card.copied', { sku }) : t('card.notCopied', { sku }))
  }
  return (
    <button
      type="button"
      className="part-number tap-target"
      aria-label={t('card.copy', { sku })}
      onClick={copy}
    >
      <bdi dir="ltr">{sku}</bdi>
    </button>
  )
}
