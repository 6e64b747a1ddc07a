import { useLoaderData, useNavigate } from 'react-router'
import { longestNameOrId } from '#contract/limits.ts'
import { EditorialPage } from '#web/features/content/editorial/editorial-page.tsx'
import { startDraft, stepPath } from '#web/features/accounts/register/register-draft.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { inBrowser, onServer, type LoadArguments } from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

/** The fixed pages are at the top level of the site under their own ids. */
const load = async ({ api, url }: LoadArguments) => {
  const [id = ''] = url.pathname.split('/').filter(Boolean)
  return api.call('getPage', { id: id.slice(0, longestNameOrId) })
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function FixedPage() {
  usePageTexts()
  const { t } = useTranslation()
  const { origin } = usePage()
  const navigate = useNavigate()
  const page = useLoaderData<typeof loader>()
  const path = `/${page.id}`
  return (
    <>
      <PageMeta
        title={page.title}
        description={page.summary}
        path={path}
        jsonLd={breadcrumbs(origin, [
          { name: t('name'), path: '/' },
          { name: page.title, path },
        ])}
      />
      <EditorialPage
        page={page}
        onRegister={(type) => {
          startDraft(type)
          void navigate(stepPath('email'))
        }}
      />
    </>
  )
}
