import { FormSkeleton, RegisterFrame } from '#web/features/accounts/register/register-frame.tsx'
import { accountPart } from '#web/shell/account-part.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = accountPart(
  () => import('#web/features/accounts/register/password-screen.tsx'),
  <FormSkeleton rows={2} />,
)

export default function Password() {
  const { t } = useTranslation()
  const title = t('register.password')
  return (
    <RegisterFrame step="password" title={title}>
      <PageMeta
        title={title}
        description={t('register.description')}
        path="/register/password"
        unlisted
      />
      <Screen />
    </RegisterFrame>
  )
}
