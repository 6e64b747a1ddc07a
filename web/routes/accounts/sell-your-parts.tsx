import { FormSkeleton } from '#web/features/accounts/register/register-frame.tsx'
import { accountPart } from '#web/shell/account-part.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = accountPart(
  () => import('#web/features/accounts/register/sell-screen.tsx'),
  <FormSkeleton />,
)

export default function SellYourParts() {
  const { t } = useTranslation()
  const title = t('register.sell')
  return (
    <div className="page-width pt-6">
      <PageMeta
        title={title}
        description={t('register.description')}
        path="/sell-your-parts"
        unlisted
      />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      <Screen />
    </div>
  )
}
