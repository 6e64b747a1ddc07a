import { useEffect, useState } from 'react'
import type { ImportKind } from '#contract/import-columns.ts'
import type { ImportReport } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DropZone } from './drop-zone.tsx'
import { KindChoice } from './kind-choice.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SaveLinks } from './save-links.tsx'
import { StepPanel } from './step-panel.tsx'
import { TableProblem } from './table-problem.tsx'
import type { useImport } from './use-import.ts'
import './file-step.css'

type FileStepProps = Pick<
  ReturnType<typeof useImport>,
  'sending' | 'unsent' | 'upload' | 'stopSending' | 'failure' | 'blocked'
> & {
  /** What became of a file that can't be imported. */
  refused: ImportReport | undefined
  onShowRunning: () => void
  onAgain: (refused: ImportReport) => void
}

/** The first step: what the list brings, and the list itself. */
export function FileStep(props: FileStepProps) {
  const { sending, unsent, upload, failure, blocked, refused } = props
  const { t } = useTranslation('import')
  const [kind, setKind] = useState<ImportKind>(refused?.kind ?? 'listings')
  return (
    <StepPanel step="file" state="open">
      {refused && <TableProblem report={refused} onAgain={() => props.onAgain(refused)} />}
      <KindChoice value={kind} onChange={setKind} disabled={sending !== undefined} />
      <div className="import-bring">
        {sending ? (
          <Underway {...sending} onStop={props.stopSending} />
        ) : (
          <div className="grid content-start gap-3">
            <DropZone onFile={(file) => upload(file, kind)} />
            <FormFailure message={failure} />
            <div className="flex flex-wrap gap-3 empty:hidden">
              {unsent && (
                <button
                  type="button"
                  className="button"
                  onClick={() => upload(unsent.file, unsent.kind)}
                >
                  {t('file.retry')} <bdi className="break-all">{unsent.file.name}</bdi>
                </button>
              )}
              {blocked && (
                <button type="button" className="button" onClick={props.onShowRunning}>
                  {t('file.running')}
                </button>
              )}
            </div>
          </div>
        )}
        <GoodToKnow />
      </div>
      <SaveLinks
        label={t('file.template.title')}
        call="getImportTemplate"
        input={{ kind }}
        fileName={kind === 'prices' ? 'ghiyar-prices' : 'ghiyar-stock'}
      />
    </StepPanel>
  )
}

type UnderwayProps = { file: File; share: number; onStop: () => void }

function Underway({ file, share, onStop }: UnderwayProps) {
  const { t } = useTranslation('import')
  // Leaving the page would end it.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  return (
    <div className="import-drop">
      <ProgressBar label={t('file.sending', { name: file.name })} share={share} />
      <button type="button" className="button" onClick={onStop}>
        {t('file.stop')}
      </button>
    </div>
  )
}

const points = ['headings', 'numbers', 'cars', 'saved'] as const

function GoodToKnow() {
  const { t } = useTranslation('import')
  return (
    <div className="import-known">
      <h3 className="field-label">{t('file.accepted.title')}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" className="text-fits" />
            <span>{t(`file.accepted.${point}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
