import type { ImportReport } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

type TableProblemProps = {
  report: Pick<ImportReport, 'file' | 'problem'>
  /** Checks the same file once more, where that may help. */
  onAgain?: () => void
}

/** Why a file can't be imported as it is, and the way out. */
export function TableProblem({ report, onAgain }: TableProblemProps) {
  const { t } = useTranslation('import')
  const { file, problem } = report
  if (!problem) return null
  return (
    <div role="alert" className="import-problem">
      <Icon name="close" className="text-danger" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">
          <bdi className="break-all">{file}</bdi>
        </p>
        <p className="font-semibold text-danger">{problem.message}</p>
        <p>{t(`wayOut.${problem.code}`)}</p>
        {problem.code === 'failed' && onAgain && (
          <button type="button" className="button justify-self-start" onClick={onAgain}>
            {t('apply.again')}
          </button>
        )}
      </div>
    </div>
  )
}
