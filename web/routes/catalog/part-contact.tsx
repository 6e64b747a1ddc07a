import { useEffect, useState } from 'react'
import { CallbackButtonPlaceholder } from '#web/features/callbacks/request/callback-button-placeholder.tsx'
import { lazyActivityComponent } from '#web/shell/lazy-component.tsx'
import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import {
  clearPendingAction,
  savePendingAction,
  takePendingAction,
} from '#web/shell/pending-action.ts'

const CallbackButton = lazyActivityComponent(
  () => import('#web/features/callbacks/request/callback-button.tsx'),
  <CallbackButtonPlaceholder />,
)
const StartChatButton = lazyActivityComponent(
  () => import('#web/features/chat/start-chat-button.tsx'),
  <CallbackButtonPlaceholder />,
)

type PartContactProps = { listingId: string; sellerId: string }
type ContactAction = 'chat' | 'callback'

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
    <div className="part-talk">
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
  const askLogin = useAskLogin()
  const request = (action: ContactAction) => {
    requestedHere = true
    savePendingAction(action, listingId)
    askLogin(t('card.loginFirst'), clearPendingAction)
  }
  return (
    <p className="part-talk flex flex-wrap items-center gap-x-2 gap-y-0 in-data-login:invisible in-data-login:max-h-10 in-data-login:overflow-hidden pointer-coarse:in-data-login:max-h-12 noscript:hidden">
      <button type="button" className="link part-talk-login" onClick={() => request('chat')}>
        {t('part.loginToChat')}
      </button>
      <span aria-hidden="true">·</span>
      <button type="button" className="link part-talk-login" onClick={() => request('callback')}>
        {t('part.loginToBeCalled')}
      </button>
    </p>
  )
}

// Logging in reloads the page, and the reloaded page carries out the pending action.
let requestedHere = false

/** Whether this action is pending from before login, and its button is visible in this window. */
function usePendingAction(
  action: ContactAction,
  listingId: string,
  isVisible: () => boolean,
): boolean {
  const user = useLogin()?._id
  const [autoStart, setAutoStart] = useState(false)
  useEffect(() => {
    setAutoStart(
      user !== undefined &&
        !requestedHere &&
        isVisible() &&
        takePendingAction(action) === listingId,
    )
  }, [user, action, listingId, isVisible])
  return autoStart
}
