import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n.ts'
import { cancelSolving, isSolving, onSolving } from './solving.ts'

/**
 * Tells the user that the browser solves a challenge before the form is sent, and offers to cancel.
 */
export function ChallengeNote() {
  const { t } = useTranslation('account')
  const solving = useSyncExternalStore(onSolving, isSolving, () => false)
  return (
    <div role="status" className="empty:hidden">
      {solving && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {t('challenge.solving')}
          <button type="button" onClick={cancelSolving} className="link min-h-11">
            {t('challenge.cancel')}
          </button>
        </p>
      )}
    </div>
  )
}
