import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

type SellSectionProps = {
  title: string
  /** By what an address can lead here ("#pictures"). */
  anchor: string
  /** How many fields have to be filled in, and how many are. */
  needed: number
  filled: number
  children: React.ReactNode
}

/** A part of the form under its own torn strip, ticked with the paint pen once it is complete. */
export function SellSection({ title, anchor, needed, filled, children }: SellSectionProps) {
  const { t } = useTranslation('sell')
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  // The form comes after the page, so the browser has looked in vain.
  useEffect(() => {
    if (hash === `#${anchor}`) section.current?.scrollIntoView()
  }, [hash, anchor])
  return (
    <section ref={section} id={anchor} aria-labelledby={id} className="sell-section panel">
      <div className="sell-strip">
        <h2 id={id}>{title}</h2>
        {filled === needed ? (
          <span className="marker-tag sell-tick">
            <Icon name="check" />
            <span className="sr-only">{t('complete')}</span>
          </span>
        ) : (
          <span className="text-muted font-mono text-sm">
            <bdi dir="ltr" aria-hidden="true">
              {filled}/{needed}
            </bdi>
            <span className="sr-only">{t('filled', { filled, needed })}</span>
          </span>
        )}
      </div>
      <div className="sell-grid">{children}</div>
    </section>
  )
}
