import { useState } from 'react'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useWebhookDeliveries } from './use-webhooks.ts'
import { isAwaited, kindOf } from './webhook-view.ts'

/** What a webhook has sent lately, and what has become of it. */
export function WebhookDeliveries({
  webhook,
  onChanged,
}: {
  webhook: Webhook
  onChanged: () => void
}) {
  const { t } = useTranslation('import')
  const [page, setPage] = useState(1)
  const { shown, failure, reload } = useWebhookDeliveries(webhook, page)
  const onRetried = () => {
    reload()
    onChanged()
  }
  return (
    <div className="webhook-deliveries">
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!shown && !failure && <div aria-hidden="true" className="skeleton h-20" />}
      {shown?.deliveries.length === 0 && <p>{t('webhooks.deliveries.empty')}</p>}
      {shown && shown.deliveries.length > 0 && (
        <ul className="import-list">
          {shown.deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery._id}
              value={delivery}
              at={shown.at}
              isPaused={webhook.paused !== null}
              onRetried={onRetried}
            />
          ))}
        </ul>
      )}
      {shown && <ListPageButtons page={page} pages={shown.pages} onPage={setPage} />}
    </div>
  )
}

const chipStates = { pending: 'queued', delivered: 'done', failed: 'failed' } as const

type DeliveryRowProps = {
  value: WebhookDelivery
  at: number
  isPaused: boolean
  onRetried: () => void
}

function DeliveryRow({ value, at, isPaused, onRetried }: DeliveryRowProps) {
  const { t } = useTranslation('import')
  const { language } = usePage()
  const toast = useToast()
  const { failure: refusal, busy, run } = useMutation()
  const { _id: id, type, date, state, attempts, status, failure, next } = value
  const retry = () =>
    run(async (api) => {
      await api.call('retryWebhookDelivery', { id })
      toast(t('webhooks.deliveries.retried'))
      onRetried()
    })
  const name = t(`webhooks.kinds.${kindOf(type)}`)
  return (
    <li className="import-item">
      <div className="import-item-head">
        <span>
          <span className="font-semibold">{name}</span>{' '}
          <time className="text-sm text-soft" dateTime={date}>
            {ageText(Date.parse(date), at, language)}
          </time>
        </span>
        <span className="chip import-state" data-state={chipStates[state]}>
          {t(`webhooks.deliveries.states.${state}`)}
        </span>
      </div>
      <p className="text-sm">
        {failure && `${t(`webhooks.failures.${failure}`, { status: String(status) })} · `}
        {t('webhooks.deliveries.attempts', { count: attempts })}
        {isAwaited(value, isPaused) &&
          ` · ${t('webhooks.deliveries.next', { time: momentText(next!, language) })}`}
      </p>
      <FormFailure message={refusal} />
      {!isPaused && (
        <button
          type="button"
          className="button justify-self-start"
          disabled={busy}
          aria-label={`${t('webhooks.deliveries.retry')}: ${name}`}
          onClick={retry}
        >
          {t('webhooks.deliveries.retry')}
        </button>
      )}
    </li>
  )
}
