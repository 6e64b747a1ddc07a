import { FormSkeleton, RegisterFrame } from '#web/features/accounts/register/register-frame.tsx'
import { lazyAccountComponent } from '#web/shell/lazy-component.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

const Screen = lazyAccountComponent(
  () => import('#web/features/accounts/register/chooser-screen.tsx'),
  <FormSkeleton rows={4} />,
)

export default function Register() {
  const { t } = usePageTexts()
  const title = t('register.type')
  return (
    <RegisterFrame step="type" title={title}>
      <PageMeta title={title} description={t('register.description')} path="/register" noindex />
      <Screen />
    </RegisterFrame>
  )
}
