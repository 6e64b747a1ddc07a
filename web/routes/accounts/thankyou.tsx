import { FormSkeleton } from '#web/features/accounts/register/register-frame.tsx'
import { lazyAccountComponent } from '#web/shell/lazy-component.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

const Screen = lazyAccountComponent(
  () => import('#web/features/accounts/register/thank-you-screen.tsx'),
  <FormSkeleton />,
)

export default function ThankYou() {
  const { t } = usePageTexts()
  const title = t('register.thanks')
  return (
    <div className="page-width pt-6">
      <PageMeta title={title} description={t('register.description')} path="/thankyou" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
