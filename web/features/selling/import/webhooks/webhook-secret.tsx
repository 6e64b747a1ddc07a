import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { Copied } from '../keys/copied.tsx'

/** The secret of a webhook, shown this once. */
export function WebhookSecret({ value, onStored }: { value: string; onStored: () => void }) {
  const { t } = useTranslation('import')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section
      aria-labelledby="webhook-secret"
      className="grid grid-cols-1 gap-4 p-4 border border-dashed border-perforation rounded-control bg-label"
    >
      <div>
        <h3 id="webhook-secret" ref={title} tabIndex={-1} className="text-md">
          {t('webhooks.made')}
        </h3>
        <p className="text-sm">{t('webhooks.madeText')}</p>
      </div>
      <Copied label={t('webhooks.secret')} text={value} />
      <button type="button" className="button justify-self-start" onClick={onStored}>
        {t('keys.kept')}
      </button>
    </section>
  )
}
