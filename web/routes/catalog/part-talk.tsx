import { useEffect, useState } from 'react'
import { CallbackButtonWaiting } from '#web/features/callbacks/request/callback-button-waiting.tsx'
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
  <CallbackButtonWaiting />,
)
const StartChatButton = lazyActivityComponent(
  () => import('#web/features/chat/start-chat-button.tsx'),
  <CallbackButtonWaiting />,
)

type PartTalkProps = { listingId: string; sellerId: string }
type TalkWish = 'chat' | 'callback'

// As where part.css takes the bar away.
const isWide = () => matchMedia('(min-width: 64rem)').matches
const isNarrow = () => !isWide()
const always = () => true

/** Beside calling: to chat, and to be called back. A visitor logs in first, and has his wish then. */
export function PartTalk(part: PartTalkProps) {
  const login = useLogin()
  const chat = useWish('chat', part.listingId, isWide)
  const callback = useWish('callback', part.listingId, always)
  if (!login) return <VisitorTalk listingId={part.listingId} />
  return (
    <div className="part-talk">
      {/* On a phone it is in the bar at the bottom. */}
      <div className="hidden lg:grid">
        <StartChatButton {...part} begin={chat} />
      </div>
      <CallbackButton {...part} begin={callback} />
    </div>
  )
}

/** The chat in the bar of a phone. Members have its room from the first paint on, so nothing moves. */
export function PartBarTalk(part: PartTalkProps) {
  const login = useLogin()
  const begin = useWish('chat', part.listingId, isNarrow)
  return (
    <div className="hidden flex-1 in-data-login:grid">
      {login && <StartChatButton {...part} compact begin={begin} />}
    </div>
  )
}

function VisitorTalk({ listingId }: { listingId: string }) {
  const { t } = useTranslation('catalog')
  const askLogin = useAskLogin()
  const ask = (wish: TalkWish) => {
    askedHere = true
    savePendingAction(wish, listingId)
    askLogin(t('card.loginFirst'), clearPendingAction)
  }
  return (
    <p className="part-talk flex flex-wrap items-center gap-x-2 gap-y-0 in-data-login:invisible in-data-login:max-h-10 in-data-login:overflow-hidden pointer-coarse:in-data-login:max-h-12 noscript:hidden">
      <button type="button" className="link part-talk-login" onClick={() => ask('chat')}>
        {t('part.loginToChat')}
      </button>
      <span aria-hidden="true">·</span>
      <button type="button" className="link part-talk-login" onClick={() => ask('callback')}>
        {t('part.loginToBeCalled')}
      </button>
    </p>
  )
}

// Logging in loads the page again: the one that comes has the time to fulfil the wish.
let askedHere = false

/** Whether this is what the visitor wanted before he logged in, where it `fits` the window. */
function useWish(wish: TalkWish, listingId: string, fits: () => boolean): boolean {
  const user = useLogin()?._id
  const [begin, setBegin] = useState(false)
  useEffect(() => {
    setBegin(user !== undefined && !askedHere && fits() && takePendingAction(wish) === listingId)
  }, [user, wish, listingId, fits])
  return begin
}
