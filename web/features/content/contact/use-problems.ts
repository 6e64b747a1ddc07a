import { useTranslation } from '#web/shell/i18n.ts'
import type { Problems } from '#web/ui/form/field-notes.ts'
import { isPhoneEmpty, looksLikePhone } from '#web/ui/form/phone-number.ts'
import { looksLikeEmail, type ContactValues } from './contact-values.ts'

/** The validation errors of the form, each with its remedy. */
export function useContactErrors(): (values: ContactValues) => Problems<ContactValues> {
  const { t } = useTranslation('pages')
  const mobileProblem = (mobile: string) => {
    if (isPhoneEmpty(mobile)) return t('contact.problems.noMobile')
    return looksLikePhone(mobile) ? undefined : t('contact.problems.mobile')
  }
  return ({ name, email, mobile, message }) => ({
    name: name.trim() === '' ? t('contact.problems.name') : undefined,
    email: looksLikeEmail(email) ? undefined : t('contact.problems.email'),
    mobile: mobileProblem(mobile),
    message: message.trim() === '' ? t('contact.problems.message') : undefined,
  })
}
