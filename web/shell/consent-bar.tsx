import { useTranslation } from './i18n.ts'
import { acceptCookies } from './preferences.ts'

/**
 * Last in the document and sticky at the bottom of the window, so it never covers the last line and
 * is never modal. An attribute on `<html>`, set before the first paint, hides it from those who
 * have accepted. Other bars at the bottom stand above it, by `--consent-height`.
 */
export function ConsentBar() {
  const { t } = useTranslation()
  return (
    <section ref={publishHeight} aria-label={t('consent.label')} className="consent-bar">
      <div className="page-width flex items-center gap-4">
        <p className="me-auto">{t('consent.text')}</p>
        <button type="button" className="button button-marker" onClick={acceptCookies}>
          {t('consent.accept')}
        </button>
      </div>
    </section>
  )
}

function publishHeight(bar: HTMLElement) {
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent-height', `${bar.offsetHeight}px`),
  )
  observer.observe(bar)
  return () => observer.disconnect()
}
