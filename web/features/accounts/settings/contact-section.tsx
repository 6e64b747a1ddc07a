import { useEffect, useRef, useState } from 'react'
import type { User } from '#contract/profile.ts'
import { phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { ContactForm } from './contact-form.tsx'
import { SettingsSection } from './settings-section.tsx'

type ContactProps = { user: User; onChanged: (user: User) => void }

/** How one signs in and is reached. Each is changed by a code that goes to the new one. */
export function ContactSection({ user, onChanged }: ContactProps) {
  const { t } = useTranslation('account')
  return (
    <SettingsSection id="contact" text={t('contact.text')}>
      <Contact kind="email" shown={user.email} onChanged={onChanged} />
      <Contact kind="phone" shown={phoneText(user.phone)} onChanged={onChanged} />
    </SettingsSection>
  )
}

type Kind = 'email' | 'phone'

function Contact(props: { kind: Kind; shown: string; onChanged: (user: User) => void }) {
  const { kind, shown, onChanged } = props
  const { t } = useTranslation('account')
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="contact-entry">
      <div className="settings-row">
        <div className="min-w-0">
          <h3>{t(`contact.${kind}.title`)}</h3>
          <p className="text-md wrap-anywhere">
            <bdi dir="ltr">{shown}</bdi>
          </p>
        </div>
        <button
          ref={opener}
          type="button"
          aria-expanded={open}
          className="button"
          onClick={() => setOpen(!open)}
        >
          {open ? t('contact.cancel') : t(`contact.${kind}.change`)}
        </button>
      </div>
      {open && (
        <Opened>
          <ContactForm
            kind={kind}
            onDone={(user) => {
              close()
              onChanged(user)
              toast(t(`contact.${kind}.done`))
            }}
          />
        </Opened>
      )}
    </div>
  )
}

/** Takes the focus to its first box: it was opened to be filled in. */
function Opened({ children }: { children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={ref} className="contact-opened">
      {children}
    </div>
  )
}
