import { ChatSkeleton } from '#web/features/chat/chat-skeleton.tsx'
import { lazyActivityComponent } from '#web/shell/lazy-component.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = lazyActivityComponent(
  () => import('#web/features/chat/chats-screen.tsx'),
  <ChatSkeleton />,
)

export default function ChatsPage() {
  const { t } = useTranslation()
  const title = t('talking.chats')
  return (
    <div className="page-width py-4">
      <PageMeta title={title} description={t('tagline')} path="/chats" noindex />
      <h1 className="pb-3 text-2xl">{title}</h1>
      <Screen />
    </div>
  )
}
