import { useId, useState } from 'react'
import { importBytes } from '#contract/import-columns.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { fileProblem, tableEndings } from './file-problem.ts'

const megabytes = importBytes / 1024 / 1024

/** Where a stock list is dropped or chosen. A file that certainly is none isn't taken. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('import')
  const id = useId()
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()

  const take = (file: File | undefined) => {
    if (!file) return
    const problem = fileProblem(file)
    setRefused(problem && t(`file.problems.${problem}`, { megabytes }))
    if (!problem) onFile(file)
  }
  return (
    <div>
      <div
        className="import-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
      >
        <Icon name="import" className="import-drop-icon" />
        <p className="import-drop-title">{t('file.title')}</p>
        {/* The label is the button; the box itself is out of sight but takes the focus. */}
        <input
          id={id}
          type="file"
          accept={tableEndings}
          className="sr-only"
          aria-describedby={`${id}hint${refused ? ` ${id}error` : ''}`}
          aria-invalid={refused ? true : undefined}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <label htmlFor={id} className="button button-primary import-choose">
          {t('file.choose')}
        </label>
        <p id={`${id}hint`} className="text-sm text-muted">
          {t('file.or', { megabytes })}
        </p>
      </div>
      <div role="alert">
        <FieldError id={`${id}error`} error={refused} />
      </div>
    </div>
  )
}
