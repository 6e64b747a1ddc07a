import { useState } from 'react'
import type { User } from '#contract/profile.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { CancelClosing } from '../profile/cancel-closing.tsx'
import { closingDay } from '../profile/closing-day.ts'
import { download } from '#web/shell/members/download.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'

type DeletionProps = { user: User; onChanged: (user: User) => void }

/** What deleting means, one's own data to take along first, and then the password. */
export function DeletionSection({ user, onChanged }: DeletionProps) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  return (
    <SettingsSection id="deletion">
      <div className="settings-row">
        <div className="min-w-0">
          <h3>{t('export.title')}</h3>
          <p className="max-w-prose text-soft">{t('export.text')}</p>
        </div>
        <ExportButton />
      </div>
      {user.closing ? (
        <div className="settings-row">
          <p className="font-semibold">
            {t('closing.title', { date: closingDay(user.closing, language) })}
          </p>
          <CancelClosing onCancelled={onChanged} />
        </div>
      ) : (
        <Deletion user={user} onChanged={onChanged} />
      )}
    </SettingsSection>
  )
}

function ExportButton() {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const { failure, busy, run } = useMutation()
  const save = () =>
    run(async () => {
      const day = new Date().toISOString().slice(0, 10)
      await download('exportAccount', {}, { language, fileName: `ghiyar-${day}.json` })
    })
  return (
    <div className="grid gap-2">
      <button type="button" className="button" disabled={busy} onClick={save}>
        {busy ? t('export.busy') : t('export.button')}
      </button>
      <FormFailure message={failure} />
    </div>
  )
}

function Deletion({ user, onChanged }: DeletionProps) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const points = user.role === 'SELLER' ? sellerPoints : everyonesPoints
  return (
    <>
      <div className="grid gap-2">
        <h3>{t('deletion.title')}</h3>
        <ul className="deletion-points">
          {points.map((point) => (
            <li key={point}>{t(`deletion.points.${point}`)}</li>
          ))}
        </ul>
      </div>
      {open ? (
        <DeletionForm user={user} onChanged={onChanged} onCancel={() => setOpen(false)} />
      ) : (
        <div>
          <button type="button" className="button button-danger" onClick={() => setOpen(true)}>
            {t('deletion.open')}
          </button>
        </div>
      )}
    </>
  )
}

const everyonesPoints = ['grace', 'deleted', 'stays'] as const
const sellerPoints = ['grace', 'parts', 'deleted', 'stays'] as const

function DeletionForm({ user, onChanged, onCancel }: DeletionProps & { onCancel: () => void }) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const toast = useToast()
  const { failure, run } = useMutation()
  const { ref, field, submit, setServerErrors, busy } = useFormState({
    initial: { password: '' },
    check: ({ password }) => ({
      password: password === '' ? t('password.problems.current') : undefined,
    }),
  })
  const send = ({ password }: { password: string }) =>
    run(
      async (api) => {
        const { closing } = await api.call('closeAccount', { password })
        toast(t('closing.title', { date: closingDay(closing, language) }))
        onChanged({ ...user, closing })
      },
      { setFieldErrors: setServerErrors },
    )
  return (
    <form ref={ref} noValidate onSubmit={submit(send)} className="settings-form">
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={t('deletion.password')}
        autoComplete="current-password"
        texts={{ show: t('password.show'), hide: t('password.hide') }}
        focused
      />
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={busy} className="button button-danger">
          {busy ? t('sending') : t('deletion.submit')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('contact.cancel')}
        </button>
      </div>
    </form>
  )
}
