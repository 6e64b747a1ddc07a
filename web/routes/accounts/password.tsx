import { FormSkeleton, RegisterFrame } from '#web/features/accounts/register/register-frame.tsx'
import { lazyAccountComponent } from '#web/shell/lazy-component.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

const Screen = lazyAccountComponent(
  () => import('#web/features/accounts/register/password-screen.tsx'),
  <FormSkeleton rows={2} />,
)

export default function Password() {
  const { t } = usePageTexts()
  const title = t('register.password')
  return (
    <RegisterFrame step="password" title={title}>
      <PageMeta
        title={title}
        description={t('register.description')}
        path="/register/password"
        noindex
      />
      <Screen />
    </RegisterFrame>
  )
}
