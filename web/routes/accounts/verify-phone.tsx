import { FormSkeleton, RegisterFrame } from '#web/features/accounts/register/register-frame.tsx'
import { lazyAccountComponent } from '#web/shell/lazy-component.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

const Screen = lazyAccountComponent(
  () => import('#web/features/accounts/register/verify-phone-screen.tsx'),
  <FormSkeleton rows={1} />,
)

export default function VerifyPhone() {
  const { t } = usePageTexts()
  const title = t('register.phone')
  return (
    <RegisterFrame step="phone" title={title}>
      <PageMeta
        title={title}
        description={t('register.description')}
        path="/register/verify-phone"
        noindex
      />
      <Screen />
    </RegisterFrame>
  )
}
