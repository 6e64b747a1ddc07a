import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import '../lists.css'

/** Text for a program, with a button that copies it. */
export function Copied({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('import')
  const [outcome, setOutcome] = useState<'copied' | 'uncopied'>()
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'uncopied')
  return (
    <div className="grid gap-1">
      <p className="field-label">{label}</p>
      <div className="import-copied">
        <code dir="ltr">{text}</code>
        <button
          type="button"
          className="button"
          aria-label={`${t('keys.copy')}: ${label}`}
          onClick={copy}
        >
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
          {t('keys.copy')}
        </button>
      </div>
      <p role="status" className="text-sm">
        {outcome && t(`keys.${outcome}`)}
      </p>
    </div>
  )
}
