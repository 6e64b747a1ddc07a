import { useTranslation } from '#web/shell/i18n.ts'

type ProgressBarProps = {
  /** What goes on ("Reading your list…"). */
  label: string
  /** From 0 to 1; undefined while nobody knows. */
  share: number | undefined
}

/** How far something is, as a bar and in per cent. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const { t } = useTranslation('import')
  const percent = share === undefined ? undefined : Math.floor(share * 100)
  return (
    <div className="import-progress">
      <p aria-hidden="true">
        <span className="min-w-0 break-words">{label}</span>
        {percent !== undefined && <bdi dir="ltr">{t('apply.percent', { percent })}</bdi>}
      </p>
      <progress aria-label={label} value={percent} max={100} />
    </div>
  )
}
