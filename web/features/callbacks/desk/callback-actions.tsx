import type { CallbackStatus } from '#contract/callback-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { callbackSteps } from './callback-steps.ts'

type CallbackActionsProps = {
  name: string
  status: CallbackStatus
  busy: boolean
  go: (to: CallbackStatus) => void
  /** The call was started here; only the seller knows whether anybody was reached. */
  hasCalled: boolean
  onNotYet: () => void
}

/** The possible next states of a request. */
export function CallbackActions(props: CallbackActionsProps) {
  const { name, status, busy, go, hasCalled, onNotYet } = props
  const { t } = useTranslation('callbacks')
  const { on, back } = callbackSteps(status)
  return (
    <div className="callback-steps">
      <p role="status" className="callback-reached">
        {hasCalled && t('reached', { name })}
      </p>
      {on
        .filter((to) => !hasCalled || to === 'called')
        .map((to) => (
          <button key={to} type="button" className="button" disabled={busy} onClick={() => go(to)}>
            {to === 'called' && <Icon name="check" />}
            {t(`steps.${to}`)}
          </button>
        ))}
      {hasCalled && (
        <button type="button" className="button" onClick={onNotYet}>
          {t('notYet')}
        </button>
      )}
      {back && (
        <button type="button" className="button" disabled={busy} onClick={() => go(back)}>
          <Icon name="undo" className="turns" />
          {t(`back.${back}`)}
        </button>
      )}
    </div>
  )
}
