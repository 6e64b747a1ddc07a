import { useTranslation } from '#web/shell/i18n.ts'

/** Open or closed, after other words; nothing where that isn't known. */
export function OpenNow({ open }: { open: boolean | undefined }) {
  const { t } = useTranslation('catalog')
  if (open === undefined) return null
  return (
    <span className={open ? 'text-fits' : undefined}>
      · {open ? t('offer.open') : t('offer.closed')}
    </span>
  )
}
