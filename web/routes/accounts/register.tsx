import { FormSkeleton, RegisterFrame } from '#web/features/accounts/register/register-frame.tsx'
import { accountPart } from '#web/shell/account-part.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'

const Screen = accountPart(
  () => import('#web/features/accounts/register/chooser-screen.tsx'),
  <FormSkeleton rows={4} />,
)

export default function Register() {
  const { t } = useTranslation()
  const title = t('register.type')
  return (
    <RegisterFrame step="type" title={title}>
      <PageMeta title={title} description={t('register.description')} path="/register" unlisted />
      <Screen />
    </RegisterFrame>
  )
}
