import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { savedTime } from './saved-time.ts'

type DraftNoteProps = {
  /** When it was last kept, in ms since 1970. */
  saved: number | undefined
  restored: true | undefined
  /** The form has just been emptied. */
  cleared: boolean
  /** Empties the form; undefined while it is empty. */
  onStartOver: (() => void) | undefined
  onUndo: () => void
}

/** What is kept of the form, and the way to begin anew. */
export function DraftNote({ saved, restored, cleared, onStartOver, onUndo }: DraftNoteProps) {
  const { t } = useTranslation('sell')
  const { language } = usePage()
  return (
    <>
      <p className="text-sm text-soft">
        {/* Heard when a draft came back, not at every keystroke. */}
        <span role="status">{restored && !cleared && `${t('draft.restored')} `}</span>
        {cleared
          ? t('draft.cleared')
          : saved !== undefined && (
              <>
                {t('draft.kept')} <bdi>{savedTime(saved, language)}</bdi>
              </>
            )}
      </p>
      {cleared ? (
        <button type="button" className="text-button" onClick={onUndo}>
          {t('undo')}
        </button>
      ) : (
        onStartOver && (
          <button type="button" className="text-button" onClick={onStartOver}>
            {t('draft.startOver')}
          </button>
        )
      )}
    </>
  )
}
