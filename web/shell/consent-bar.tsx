import { useTranslation } from './i18n.ts'
import { acceptCookies } from './preferences.ts'

/**
 * Last in the document and sticky at the bottom of the window, so it never covers the last line and
 * is never modal. An attribute on `<html>`, set before the first paint, hides it from those who
 * have accepted. Other bars at the bottom are marked `data-above-consent`, and stand above it by
 * `--consent-height`.
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

/** By a rule for those bars alone: what the root declares is inherited, and all of the page would be styled anew. */
function publishHeight(bar: HTMLElement) {
  if (!('adoptedStyleSheets' in document)) return undefined
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const observer = new ResizeObserver(() =>
    sheet.replaceSync(`[data-above-consent] { --consent-height: ${bar.offsetHeight}px }`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
