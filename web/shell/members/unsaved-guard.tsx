import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTranslation } from '../i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

/** Asks for confirmation before leaving a form with unsaved changes. */
export function UnsavedGuard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation('account')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])
  if (blocker.state !== 'blocked') return null
  return (
    <ModalDialog
      title={t('unsaved.title')}
      closeLabel={t('unsaved.stay')}
      onClose={() => blocker.reset()}
    >
      <p>{t('unsaved.text')}</p>
      <div className="flex flex-wrap gap-2 pt-4">
        <button
          type="button"
          className="button button-primary"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          {t('unsaved.stay')}
        </button>
        <button type="button" className="button" onClick={() => blocker.proceed()}>
          {t('unsaved.leave')}
        </button>
      </div>
    </ModalDialog>
  )
}
