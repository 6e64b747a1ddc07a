import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { Icon } from '#web/ui/icon.tsx'

type StartChatButtonProps = {
  listingId: string
  sellerId: string
  /** For the bar at the foot of a phone: a short label. */
  compact?: boolean
  /** Pending from before login: starts at once. */
  autoStart?: boolean
}

/** Opens the conversation with the seller of a part. Not available for the user's own parts. */
export default function StartChatButton(props: StartChatButtonProps) {
  const { listingId, sellerId, compact, autoStart } = props
  const { t } = useTranslation('chat')
  const id = useId()
  const login = useLogin()
  const ask = useAskLogin()
  const navigate = useNavigate()
  const { failure, busy, run } = useMutation()
  const own = login?._id === sellerId
  const operator = login?.role === 'OPERATOR'

  const start = () => {
    if (own || busy) return
    if (!login) return ask(t('start.login'))
    void run(async (api) => {
      const { roomId } = await api.call('startChat', { listing_id: listingId })
      await navigate(`/chats/${roomId}`)
    })
  }
  const latest = useRef(start)
  useEffect(() => void (latest.current = start))
  useEffect(() => {
    if (autoStart && !operator) latest.current()
  }, [autoStart, operator])

  if (operator) return null
  if (own && compact)
    return <p className="flex-1 self-center text-sm text-soft">{t('start.own')}</p>
  return (
    <div className={compact ? 'flex-1' : 'grid flex-1 gap-1'}>
      <button
        type="button"
        className="button w-full"
        aria-disabled={own || busy}
        aria-describedby={own ? `${id}own` : undefined}
        title={own ? t('start.own') : undefined}
        onClick={start}
      >
        <Icon name="contact" />
        {t(busy ? 'start.starting' : compact ? 'start.short' : 'start.button')}
      </button>
      {own && (
        <p id={`${id}own`} className="text-sm text-soft">
          {t('start.own')}
        </p>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
    </div>
  )
}
