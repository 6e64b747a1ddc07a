import { useId, useState } from 'react'
import { webhookEvents } from '#contract/webhook-events.ts'
import type { Webhook } from '#contract/webhooks.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { RemoveWebhookDialog, RotateSecretDialog } from './webhook-dialogs.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { kindOf, statusOf } from './webhook-view.ts'
import '../lists.css'

type WebhookRowProps = {
  value: Webhook
  at: number
  /** Whether its deliveries are open. */
  open: boolean
  onOpen: (isOpen: boolean) => void
  onChanged: () => void
  onSecret: (secret: string) => void
  onRemoved: () => void
}

/** A webhook: how it does, what can be done with it, and what it has sent. */
export function WebhookRow(props: WebhookRowProps) {
  const { value, at, open, onOpen, onChanged, onSecret, onRemoved } = props
  const { t } = useTranslation('import')
  const toast = useToast()
  const { failure, busy, run } = useMutation()
  const [dialog, setDialog] = useState<'rotate' | 'remove'>()
  const list = useId()
  const { _id: id, url, paused } = value

  const test = () =>
    run(async (api) => {
      await api.call('testWebhook', { id })
      toast(t('webhooks.tested'))
      onOpen(true)
      onChanged()
    })
  const pause = () =>
    run(async (api) => {
      await api.call('updateWebhook', { id, paused: !paused })
      toast(t(paused ? 'webhooks.resumed' : 'webhooks.pausedNow'))
      onChanged()
    })
  const named = (action: string) => ({ 'aria-label': `${action}: ${url}`, children: action })
  return (
    <li className="import-item webhook">
      <div className="import-item-head">
        <bdi dir="ltr" className="webhook-url">
          {url}
        </bdi>
        <StatusChip value={value} />
      </div>
      <Facts value={value} at={at} />
      <FormFailure message={failure} />
      <div className="webhook-actions">
        {!paused && (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={test}
            {...named(t('webhooks.test'))}
          />
        )}
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={pause}
          {...named(t(paused ? 'webhooks.resume' : 'webhooks.pause'))}
        />
        <button
          type="button"
          className="button"
          onClick={() => setDialog('rotate')}
          {...named(t('webhooks.rotate'))}
        />
        <button
          type="button"
          className="button"
          onClick={() => setDialog('remove')}
          {...named(t('webhooks.remove'))}
        />
        <button
          type="button"
          className="button"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => onOpen(!open)}
          {...named(t('webhooks.deliveries.title'))}
        />
      </div>
      <div id={list} hidden={!open}>
        {open && <WebhookDeliveries webhook={value} onChanged={onChanged} />}
      </div>
      {dialog === 'rotate' && (
        <RotateSecretDialog
          value={value}
          onClose={() => setDialog(undefined)}
          onSecret={(secret) => {
            setDialog(undefined)
            onSecret(secret)
          }}
        />
      )}
      {dialog === 'remove' && (
        <RemoveWebhookDialog
          value={value}
          onClose={() => setDialog(undefined)}
          onRemoved={onRemoved}
        />
      )}
    </li>
  )
}

const chipStates = { active: 'done', paused: 'paused', failing: 'failed' } as const

function StatusChip({ value }: { value: Webhook }) {
  const { t } = useTranslation('import')
  const status = statusOf(value)
  return (
    <span className="chip import-state" data-state={chipStates[status]}>
      {t(`webhooks.statuses.${status}`)}
    </span>
  )
}

function Facts({ value, at }: { value: Webhook; at: number }) {
  const { t } = useTranslation('import')
  const { language } = usePage()
  const { events, paused, failing_since: since, old_secret_until: until } = value
  const sent = events.length > 0 ? events : webhookEvents
  const names = sent.map((event) => t(`webhooks.kinds.${kindOf(event)}`))
  return (
    <>
      <p className="text-sm text-soft">
        {new Intl.ListFormat(language, { type: 'unit' }).format(names)}
      </p>
      {paused && <p className="text-sm">{t(`webhooks.pauses.${paused.by}`)}</p>}
      {!paused && since && (
        <p className="text-sm">
          {t('webhooks.failing', { age: ageText(Date.parse(since), at, language) })}
        </p>
      )}
      {until && (
        <p className="text-sm">{t('webhooks.oldSecret', { time: momentText(until, language) })}</p>
      )}
    </>
  )
}
