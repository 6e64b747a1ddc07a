import type { ImportReport } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { StepPanel } from './step-panel.tsx'

type ChosenFileProps = {
  report: ImportReport | undefined
  /** Begins with another file; missing while this one is imported. */
  onAnother: (() => void) | undefined
}

/** The first step behind one: which file it was, and the way back. */
export function ChosenFile({ report, onAnother }: ChosenFileProps) {
  const { t } = useTranslation('import')
  return (
    <StepPanel
      step="file"
      state="done"
      summary={
        report && (
          <>
            <bdi>{report.file}</bdi> · {t(`kind.${report.kind}`)}
          </>
        )
      }
      action={
        onAnother && (
          <button type="button" className="text-button" onClick={onAnother}>
            {t('file.another')}
          </button>
        )
      }
    />
  )
}
