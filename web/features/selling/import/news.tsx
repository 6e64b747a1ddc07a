import type { ImportReport } from '#contract/imports.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { quarterOf, rowsToWrite } from './import-progress.ts'
import type { Phase } from './phase.ts'

type NewsProps = { report: ImportReport; phase: Phase; lost: boolean }

/** Tells politely how far an import is, a quarter at a time, and that the connection is lost. */
export function News({ report, phase, lost }: NewsProps) {
  const { t } = useTranslation('import')
  return (
    <>
      <p role="status" className="sr-only">
        <Announcement {...{ report, phase }} />
      </p>
      <div role="status">
        {lost && (
          <p className="import-lost">
            <Icon name="offline" />
            <span>{t('lost')}</span>
          </p>
        )}
      </div>
    </>
  )
}

function Announcement({ report, phase }: Omit<NewsProps, 'lost'>) {
  const { t } = useTranslation('import')
  const { state, progress, failures } = report
  const count = rowsToWrite(report)
  const percent = quarterOf(progress)
  if (phase === 'applying' || phase === 'reading') {
    if (percent === 0) return null
    return phase === 'applying' ? t('told.importing', { percent }) : t('told.checking', { percent })
  }
  if (phase === 'ended') {
    if (state === 'done') return `${t('apply.done')}. ${t('apply.doneText', { count })}`
    return state === 'cancelled' ? t('apply.cancelled') : t('apply.failed')
  }
  if (state !== 'checked') return null
  const left = failures > 0 ? t('apply.leftOut', { count: failures }) : t('apply.clean')
  return `${t('told.checked')} ${t('told.ready', { count })} ${left}`
}
