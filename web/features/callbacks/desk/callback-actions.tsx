import type { CallbackStatus } from '#contract/talking.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { callbackSteps } from './callback-steps.ts'

type CallbackActionsProps = {
  name: string
  status: CallbackStatus
  busy: boolean
  go: (to: CallbackStatus) => void
  /** A call was begun from here: whether anybody was reached only the seller knows. */
  tried: boolean
  onNotYet: () => void
}

/** What can be said of a request next. */
export function CallbackActions(props: CallbackActionsProps) {
  const { name, status, busy, go, tried, onNotYet } = props
  const { t } = useTranslation('callbacks')
  const { on, back } = callbackSteps[status]
  return (
    <div className="callback-steps">
      <p role="status" className="callback-reached">
        {tried && t('reached', { name })}
      </p>
      {on
        .filter((to) => !tried || to === 'called')
        .map((to) => (
          <button key={to} type="button" className="button" disabled={busy} onClick={() => go(to)}>
            {to === 'called' && <Icon name="check" />}
            {t(`steps.${to}`)}
          </button>
        ))}
      {tried && (
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
