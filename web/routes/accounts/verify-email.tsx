import { FormSkeleton, RegisterFrame } from '#web/features/accounts/register/register-frame.tsx'
import { lazyAccountComponent } from '#web/shell/lazy-component.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

const Screen = lazyAccountComponent(
  () => import('#web/features/accounts/register/verify-email-screen.tsx'),
  <FormSkeleton rows={1} />,
)

export default function VerifyEmail() {
  const { t } = usePageTexts()
  const title = t('register.email')
  return (
    <RegisterFrame step="email" title={title}>
      <PageMeta
        title={title}
        description={t('register.description')}
        path="/register/verify-email"
        noindex
      />
      <Screen />
    </RegisterFrame>
  )
}
