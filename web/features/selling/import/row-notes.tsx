import type { ImportReport } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { NotesTable } from './notes-table.tsx'
import { SaveLinks } from './save-links.tsx'

/** Which rows are left out and which are worth a look, each with its reason, on the page and as a file. */
export function RowNotes({ report }: { report: ImportReport }) {
  const { t } = useTranslation('import')
  const { job, failed, failures, failedKinds, warnings, warned, warningKinds } = report
  return (
    <>
      <NotesTable
        title={t('notes.failed')}
        text={t('notes.failedText')}
        notes={failed}
        count={failures}
        kinds={failedKinds}
        tone="danger"
      />
      {failed.length > 0 && (
        <SaveLinks
          label={t('notes.download')}
          call="getImportResult"
          input={{ job }}
          fileName={`ghiyar-left-out-${job.slice(0, 8)}`}
        />
      )}
      <NotesTable
        title={t('notes.warnings')}
        text={t('notes.warningsText')}
        notes={warnings}
        count={warned}
        kinds={warningKinds}
        tone="check"
      />
      {warnings.length > 0 && (
        <SaveLinks
          label={t('notes.downloadWarnings')}
          call="getImportResult"
          input={{ job, notes: 'warnings' }}
          fileName={`ghiyar-warnings-${job.slice(0, 8)}`}
        />
      )}
    </>
  )
}
