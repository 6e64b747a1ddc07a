import { FormSkeleton, RegisterFrame } from '#web/features/accounts/register/register-frame.tsx'
import { lazyAccountComponent } from '#web/shell/lazy-component.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

const Screen = lazyAccountComponent(
  () => import('#web/features/accounts/register/buyer-screen.tsx'),
  <FormSkeleton rows={8} />,
)

export default function RegisterBuyer() {
  const { t } = usePageTexts()
  const title = t('register.buyer')
  return (
    <RegisterFrame step="details" title={title}>
      <PageMeta
        title={title}
        description={t('register.description')}
        path="/register/buyer"
        noindex
      />
      <Screen />
    </RegisterFrame>
  )
}
