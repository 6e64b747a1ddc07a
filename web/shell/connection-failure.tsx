import { useTranslation } from './i18n.ts'

/** Replaces what couldn't be loaded because the server wasn't reached. */
export function ConnectionFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="panel grid justify-items-start gap-3 p-6">
      <p className="text-lg font-semibold">{t('error.connection.title')}</p>
      <p className="text-soft">{t('error.connection.text')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
