import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import type { Words } from '#web/shell/company-words.ts'

// About twelve lines of the column; a paragraph takes a line, however short.
const foldedAboveCharacters = 900
const charactersOfALine = 70

function isLong(html: string): boolean {
  const lines = html.split(/<\/(?:p|li|h\d|tr)>|<br/).map((line) => line.replace(/<[^<>]*>/g, ''))
  const taken = lines.map((line) => Math.max(line.length, charactersOfALine))
  return taken.reduce((sum, length) => sum + length, 0) > foldedAboveCharacters
}

/**
 * A company's description of itself: sanitised HTML. A long text is collapsed where scripts can
 * expand it.
 */
export function SellerAbout({ text: html, lang }: Words) {
  const { t } = useTranslation('seller')
  const long = isLong(html)
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="pb-2 text-lg">
        {t('about.title')}
      </h2>
      {/* Sanitised by the server when it was saved. A focused link in the hidden part expands it. */}
      <div
        id="about-text"
        lang={lang}
        dir={lang === 'ar' ? 'rtl' : 'ltr'}
        className="seller-text"
        data-folded={(long && !open) || undefined}
        onFocus={() => setOpen(true)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {long && (
        <button
          type="button"
          className="seller-unfold"
          aria-expanded={open}
          aria-controls="about-text"
          onClick={() => setOpen(!open)}
        >
          {open ? t('about.less') : t('about.more')}
        </button>
      )}
    </section>
  )
}
