import { useState } from 'react'
import { ApiError } from '#contract/api.ts'
import { contactModes, contactReasons } from '#contract/contact-options.ts'
import { contactLengths, longestEmail } from '#contract/limits.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { loginNow } from '#web/shell/login-record.ts'
import { cleanPlain, cleanText } from '#web/shell/members/clean-text.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { usePage } from '#web/shell/page.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { toInternational } from '#web/ui/form/phone-number.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { failureText } from '../failure-text.ts'
import { ChoiceTiles } from '#web/ui/form/choice-tiles.tsx'
import { clearDraft, saveDraft, readDraft } from './contact-draft.ts'
import { firstValues, type ContactValues } from './contact-values.ts'
import { MessageField } from './message-field.tsx'
import { useContactErrors } from './use-problems.ts'

/** The outcome of a message. */
export type Sent = Pick<ContactValues, 'email' | 'mobile' | 'mode'> & { ticket: string }

type ContactFormProps = {
  /** The page isn't hydrated yet: input typed now would be lost. */
  waiting: boolean
  onSent: (sent: Sent) => void
}

/** The form for writing to the operator. The input survives failures and a reload. */
export function ContactForm({ waiting, onSent }: ContactFormProps) {
  const { t } = useTranslation('pages')
  const { language } = usePage()
  const [failure, setFailure] = useState<string>()
  const [website, setWebsite] = useState('')
  const [login] = useState(() => (waiting ? null : loginNow()))
  const user = login?._id ?? null
  const [initial] = useState(() => firstValues(login, waiting ? {} : readDraft(user)))
  const { ref, field, setServerErrors, submit, busy } = useFormState<ContactValues>({
    initial,
    onValues: (values) => saveDraft(user, values),
    check: useContactErrors(),
  })
  const { value: mode, onChange: onMode } = field('mode')
  const { value: reason, onChange: onReason } = field('reason')

  const send = async (written: ContactValues) => {
    const { name, message, email } = written
    const mobile = toInternational(written.mobile)
    const clean = { name: cleanPlain(name), email: email.trim(), mobile }
    try {
      const { ticket } = await browserApi(language).call('sendContact', {
        ...{ ...written, ...clean, message: cleanText(message), language, website },
      })
      clearDraft()
      onSent({ ...written, ...clean, ticket })
    } catch (error) {
      const refused = error instanceof ApiError ? fieldsOf(error) : undefined
      const words = { unreachable: t('contact.unreachable'), failed: t('contact.failed') }
      const message = refused ? setServerErrors(refused)[0] : failureText(error, language, words)
      setFailure(message)
    }
  }

  return (
    <form ref={ref} noValidate onSubmit={submit(send)}>
      <fieldset disabled={waiting} className="contact-fields">
        <TextField
          {...field('name')}
          label={t('contact.form.name')}
          autoComplete="name"
          maxLength={contactLengths.name}
          required
        />
        <PhoneField {...field('mobile')} label={t('contact.form.mobile')} required />
        <TextField
          {...field('email')}
          className="contact-wide"
          label={t('contact.form.email')}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={longestEmail}
          spellCheck={false}
          required
        />
        <ChoiceTiles
          {...{ name: 'reason', value: reason, onChange: onReason }}
          legend={t('contact.form.reason')}
          options={contactReasons.map((value) => ({
            ...{ value, label: t(`contact.reasons.${value}`) },
          }))}
        />
        <ChoiceTiles
          {...{ name: 'mode', value: mode, onChange: onMode }}
          legend={t('contact.form.mode')}
          options={contactModes.map((value) => ({ value, label: t(`contact.modes.${value}`) }))}
        />
        <MessageField
          {...field('message')}
          label={t('contact.form.message')}
          placeholder={t('contact.form.hint')}
          maxLength={contactLengths.message}
        />
        <div aria-hidden="true" className="sr-only">
          {/* A honeypot: only programs find it. */}
          <input
            name="website"
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
          />
        </div>
        <div className="contact-wide contact-end">
          <FormFailure message={failure} />
          <button type="submit" disabled={busy} className="button button-primary">
            {busy ? t('contact.form.busy') : t('contact.form.submit')}
          </button>
        </div>
      </fieldset>
    </form>
  )
}

/** An invalid number is reported with the form's own text, not the general one. */
const fieldsOf = ({ code, message, fields }: ApiError) =>
  code === 'phone.invalid' ? { mobile: message } : fields
