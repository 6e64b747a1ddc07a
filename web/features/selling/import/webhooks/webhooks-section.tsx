import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { mostWebhooks } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { NewWebhookForm } from './new-webhook-form.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookRow } from './webhook-row.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import './webhooks.css'

const anchor = 'webhooks'

/** Webhooks, by which a stock system is informed about orders. */
export function WebhooksSection() {
  const { t } = useTranslation('import')
  /** The webhook whose deliveries are open. */
  const [open, setOpen] = useState<string>()
  const { shown, failure, reload } = useWebhooks({ watched: open !== undefined })
  const [stage, setStage] = useState<'rest' | 'asking' | { secret: string }>('rest')
  const create = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  // Mails and notifications lead here; the page is drawn after its data have arrived.
  useEffect(() => {
    if (hash === `#${anchor}`) title.current?.scrollIntoView()
  }, [hash])

  const focusStart = useFocusAfterRender(() => create.current ?? title.current)
  const rest = () => {
    setStage('rest')
    focusStart()
  }
  const showSecret = (secret: string) => {
    setStage({ secret })
    reload()
  }
  return (
    <section aria-labelledby={anchor} className="panel overflow-hidden">
      <header className="label-strip import-strip">
        <h2 id={anchor} ref={title} tabIndex={-1}>
          {t('webhooks.title')}
        </h2>
      </header>
      <div className="import-body">
        <p className="text-soft">
          {t('webhooks.text')}{' '}
          <a href="/api/docs#webhooks" className="link">
            {t('webhooks.docs')}
          </a>
        </p>
        {failure && <LoadFailure message={failure} onRetry={reload} />}
        {!shown && !failure && <div aria-hidden="true" className="skeleton h-20" />}
        {shown?.webhooks.length === 0 && stage === 'rest' && <p>{t('webhooks.empty')}</p>}
        {shown && shown.webhooks.length > 0 && (
          <ul className="import-list">
            {shown.webhooks.map((webhook) => (
              <WebhookRow
                key={webhook._id}
                value={webhook}
                at={shown.at}
                open={open === webhook._id}
                onOpen={(isOpen) => setOpen(isOpen ? webhook._id : undefined)}
                onChanged={reload}
                onSecret={showSecret}
                onRemoved={() => {
                  setOpen(undefined)
                  reload()
                  rest()
                }}
              />
            ))}
          </ul>
        )}
        {typeof stage === 'object' && <WebhookSecret value={stage.secret} onStored={rest} />}
        {stage === 'asking' && <NewWebhookForm onCancel={rest} onMade={showSecret} />}
        {shown && stage === 'rest' && shown.webhooks.length >= mostWebhooks && (
          <p className="text-soft">{t('webhooks.full')}</p>
        )}
        {shown && stage === 'rest' && shown.webhooks.length < mostWebhooks && (
          <button
            ref={create}
            type="button"
            className="button justify-self-start"
            onClick={() => setStage('asking')}
          >
            <Icon name="add" />
            {t('webhooks.create')}
          </button>
        )}
      </div>
    </section>
  )
}
