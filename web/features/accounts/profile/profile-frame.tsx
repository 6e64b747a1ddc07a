import { Link } from 'react-router'
import { profileLengths } from '#contract/limits.ts'
import type { User } from '#contract/profile.ts'
import { phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormSection } from '../details/form-section.tsx'
import { AvatarField, SentProvider } from './document-field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { UnsavedGuard } from '#web/shell/members/unsaved-guard.tsx'
import type { useProfileForm } from './use-profile-form.ts'

type ProfileFrameProps = Pick<
  ReturnType<typeof useProfileForm>,
  'send' | 'discard' | 'failure' | 'dirty' | 'sent'
> & {
  formRef: React.Ref<HTMLFormElement>
  busy: boolean
  children: React.ReactNode
}

/** Around the sections of a profile: progress of its files, what went wrong, and saving. */
export function ProfileFrame(props: ProfileFrameProps) {
  const { formRef, busy, send, discard, failure, dirty, sent, children } = props
  const { t } = useTranslation('account')
  return (
    <SentProvider value={sent}>
      <UnsavedGuard dirty={dirty} />
      <form ref={formRef} noValidate onSubmit={send} className="profile-form panel">
        {children}
        <div
          className="profile-foot foot-bar"
          data-above-consent=""
          data-dirty={dirty || undefined}
        >
          <FormFailure message={failure} />
          <div className="profile-save">
            <p className="min-w-0 flex-1 text-sm text-soft">
              {dirty ? t('profile.unsaved') : t('profile.allSaved')}
            </p>
            {dirty && (
              <button type="button" className="text-button" disabled={busy} onClick={discard}>
                {t('profile.discard')}
              </button>
            )}
            <button type="submit" disabled={busy} className="button button-primary">
              {busy ? t('profile.saving') : t('profile.save')}
            </button>
          </div>
        </div>
      </form>
    </SentProvider>
  )
}

type PersonSectionProps = {
  user: User
  avatar: FieldBinding<File | undefined>
  name: FieldBinding<string>
}

/** Picture and name of the account; how it is reached is changed in the settings. */
export function PersonSection({ user, avatar, name }: PersonSectionProps) {
  const { t } = useTranslation('account')
  return (
    <FormSection title={t('profile.person')}>
      <AvatarField {...avatar} picture={user.avatar} />
      <div className="form-stack">
        <TextField
          {...name}
          label={t('profile.name')}
          optional={t('register:optional')}
          autoComplete="name"
          maxLength={profileLengths.name}
        />
        <dl className="profile-contact">
          <div>
            <dt>{t('contact.email.title')}</dt>
            <dd>
              <bdi dir="ltr">{user.email}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('contact.phone.title')}</dt>
            <dd>
              <bdi dir="ltr">{phoneText(user.phone)}</bdi>
            </dd>
          </div>
        </dl>
        <Link to="/settings#contact" className="link inline-flex min-h-6 items-center self-start">
          {t('profile.changeContact')}
        </Link>
      </div>
    </FormSection>
  )
}

export type ProfileProps = { user: User; onSaved: (user: User) => void }
