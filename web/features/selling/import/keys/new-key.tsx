import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { Copied } from './copied.tsx'
import { curlLine } from './curl-line.ts'

/** A key just made, shown this once, with a line to try it by. */
export function NewKey({ value, onStored }: { value: string; onStored: () => void }) {
  const { t } = useTranslation('import')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section
      aria-labelledby="new-key"
      className="grid grid-cols-1 gap-4 p-4 border border-dashed border-perforation rounded-control bg-label"
    >
      <div>
        <h3 id="new-key" ref={title} tabIndex={-1} className="text-md">
          {t('keys.made')}
        </h3>
        <p className="text-sm">{t('keys.madeText')}</p>
      </div>
      <Copied label={t('keys.key')} text={value} />
      <Copied label={t('keys.line')} text={curlLine(location.origin, value)} />
      <button type="button" className="button justify-self-start" onClick={onStored}>
        {t('keys.kept')}
      </button>
    </section>
  )
}
