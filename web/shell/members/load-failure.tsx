import { useTranslation } from '../i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Replaces content that couldn't be loaded: the reason and a retry. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="panel flex flex-wrap items-center gap-3 p-4">
      <Icon name="offline" className="text-danger" />
      <p role="alert" className="min-w-0 flex-1 basis-48">
        {message}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
