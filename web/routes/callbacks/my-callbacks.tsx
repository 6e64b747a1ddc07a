import { CallbacksSkeleton } from '#web/features/callbacks/callbacks-skeleton.tsx'
import { talkingPart } from '#web/shell/account-part.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = talkingPart(
  () => import('#web/features/callbacks/callbacks-screen.tsx'),
  <CallbacksSkeleton />,
)

export default function MyCallbacksPage() {
  const { t } = useTranslation()
  const title = t('talking.callbacks')
  return (
    <div className="page-width py-6">
      <PageMeta title={title} description={t('tagline')} path="/my-callbacks" unlisted />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
