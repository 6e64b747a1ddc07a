import { useLoaderData } from 'react-router'
import { ContactPanel } from '#web/features/content/contact/contact-panel.tsx'
import { OfficePanel } from '#web/features/content/contact/office-panel.tsx'
import { inBrowser, onServer, type LoadArguments } from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

const load = ({ api }: LoadArguments) => api.call('getOffice', {})

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function Contact() {
  const { t } = usePageTexts()
  const { origin } = usePage()
  const office = useLoaderData<typeof loader>()
  const title = t('contact.title')
  return (
    <div className="page-width pt-6">
      <PageMeta
        title={title}
        description={t('contact.description')}
        path="/contact"
        jsonLd={breadcrumbs(origin, [
          { name: t('shell:name'), path: '/' },
          { name: title, path: '/contact' },
        ])}
      />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="max-w-prose pt-1 pb-6 text-md text-soft">{t('contact.intro')}</p>
      <div className="contact-grid">
        <ContactPanel />
        <OfficePanel office={office} />
      </div>
    </div>
  )
}
