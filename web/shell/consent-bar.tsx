import { useTranslation } from './i18n.ts'
import { acceptCookies } from './preferences.ts'

/**
 * At the end of the document and stuck to the bottom of the window: never over the last line, never
 * modal. A mark on `<html>`, set before the first paint, hides it from those who have accepted.
 */
export function ConsentBar() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('consent.label')} className="consent-bar">
      <div className="page-width flex items-center gap-4">
        <p className="me-auto">{t('consent.text')}</p>
        <button type="button" className="button button-marker" onClick={acceptCookies}>
          {t('consent.accept')}
        </button>
      </div>
    </section>
  )
}
