import type { CallbackStatus } from '#contract/callback-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

type MovedNoteProps = { status: CallbackStatus; busy: boolean; onUndo: () => void }

/** Below a request that has left this state: its new state, and an undo. */
export function MovedNote({ status, busy, onUndo }: MovedNoteProps) {
  const { t } = useTranslation('callbacks')
  return (
    <div className="callback-steps">
      <p className="callback-moved">{t(`moved.${status}`)}</p>
      <button type="button" className="button" disabled={busy} onClick={onUndo}>
        <Icon name="undo" className="turns" />
        {t('undo')}
      </button>
    </div>
  )
}
