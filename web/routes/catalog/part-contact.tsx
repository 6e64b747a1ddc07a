import { CallbackButtonPlaceholder } from '#web/features/callbacks/request/callback-button-placeholder.tsx'
import { lazyComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { useContactRequest, usePendingAction } from './contact-request.ts'

const CallbackButton = lazyComponent({
  texts: 'activity',
  load: () => import('#web/features/callbacks/request/callback-button.tsx'),
  fallback: <CallbackButtonPlaceholder />,
})
const StartChatButton = lazyComponent({
  texts: 'activity',
  load: () => import('#web/features/chat/start-chat-button.tsx'),
  fallback: <CallbackButtonPlaceholder />,
})

type PartContactProps = { listingId: string; sellerId: string }

// The breakpoint at which part.css hides the bar.
const isWide = () => matchMedia('(min-width: 64rem)').matches
const isNarrow = () => !isWide()
const always = () => true

/**
 * Chat and call-back, beside the phone buttons. A visitor logs in first; the action is then carried
 * out.
 */
export function PartContact(props: PartContactProps) {
  const login = useLogin()
  const chat = usePendingAction('chat', props.listingId, isWide)
  const callback = usePendingAction('callback', props.listingId, always)
  if (!login) return <VisitorContact listingId={props.listingId} />
  return (
    <div className="part-chat">
      {/* On a phone it is in the bar at the bottom. */}
      <div className="hidden lg:grid">
        <StartChatButton {...props} autoStart={chat} />
      </div>
      <CallbackButton {...props} autoStart={callback} />
    </div>
  )
}

/**
 * The chat button in the bar of a phone. For members its space is reserved from the first paint, so
 * nothing shifts.
 */
export function PartBarChat(props: PartContactProps) {
  const login = useLogin()
  const autoStart = usePendingAction('chat', props.listingId, isNarrow)
  return (
    <div className="hidden flex-1 in-data-login:grid">
      {login && <StartChatButton {...props} compact autoStart={autoStart} />}
    </div>
  )
}

function VisitorContact({ listingId }: { listingId: string }) {
  const { t } = useTranslation('catalog')
  const request = useContactRequest()
  return (
    <p className="part-chat flex flex-wrap items-center gap-x-2 gap-y-0 in-data-login:invisible in-data-login:max-h-10 in-data-login:overflow-hidden pointer-coarse:in-data-login:max-h-12 noscript:hidden">
      <button
        type="button"
        className="link part-chat-login"
        onClick={() => request('chat', listingId)}
      >
        {t('part.loginToChat')}
      </button>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        className="link part-chat-login"
        onClick={() => request('callback', listingId)}
      >
        {t('part.loginToBeCalled')}
      </button>
    </p>
  )
}
