import type { User } from '#contract/profile.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'

/** Cancels the deletion of the account. */
export function CancelClosing({ onCancelled }: { onCancelled: (user: User) => void }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { failure, busy, run } = useMutation()
  const cancel = () =>
    run(async (api) => {
      const { user } = await api.call('cancelClosing', {})
      toast(t('closing.kept'))
      // This button goes with what it stands in.
      document.getElementById('main')?.focus({ preventScroll: true })
      onCancelled(user)
    })
  return (
    <div className="grid gap-2">
      <button type="button" className="button button-primary" disabled={busy} onClick={cancel}>
        {t('closing.keep')}
      </button>
      <FormFailure message={failure} />
    </div>
  )
}
