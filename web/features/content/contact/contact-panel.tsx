import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StandIn } from '#web/ui/stand-in.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { ContactForm, type Sent } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import './contact.css'

/** The form, and then its outcome. */
export function ContactPanel() {
  const { t } = useTranslation('pages')
  const hydrated = useHydrated()
  const [sent, setSent] = useState<Sent>()
  return (
    <section aria-label={t('contact.form.title')} className="panel overflow-hidden">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{t('contact.form.title')}</span>
        <Icon name="mail" />
      </div>
      <StandIn>
        <p className="py-4 px-5 bg-check-ground text-check">{t('contact.noScript')}</p>
      </StandIn>
      {sent ? (
        <ContactSent sent={sent} onAgain={() => setSent(undefined)} />
      ) : (
        // The draft of the tab is known only after hydration.
        <ContactForm key={String(hydrated)} waiting={!hydrated} onSent={setSent} />
      )}
    </section>
  )
}
