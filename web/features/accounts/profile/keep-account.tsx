import type { User } from '#contract/profile.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/shell/members/form-failure.tsx'
import { useCall } from '#web/shell/members/use-call.ts'

/** Takes back the wish to have the account deleted. */
export function KeepAccount({ onKept }: { onKept: (user: User) => void }) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const toast = useToast()
  const { failure, busy, run } = useCall()
  const keep = () =>
    run(async () => {
      const { user } = await browserApi(language).call('keepAccount', {})
      toast(t('closing.kept'))
      // This button goes with what it stands in.
      document.getElementById('main')?.focus({ preventScroll: true })
      onKept(user)
    })
  return (
    <div className="grid gap-2">
      <button type="button" className="button button-primary" disabled={busy} onClick={keep}>
        {t('closing.keep')}
      </button>
      <FormFailure message={failure} />
    </div>
  )
}
