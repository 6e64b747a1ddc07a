import { useTranslation } from '../i18n.ts'
import { PageMeta } from '../page-meta.tsx'
import { StandIn, UntilStandIn } from '#web/ui/stand-in.tsx'

type PrivatePageProps = {
  title: string
  /** The address without its language. */
  path: string
  /** Less space around, for a page that fills the window. */
  dense?: boolean
  children: React.ReactNode
}

/** The frame of a private page: its title, around the page, its skeleton or its failure. */
export function PrivatePage({ title, path, dense, children }: PrivatePageProps) {
  const { t } = useTranslation()
  return (
    <div className={dense ? 'page-width py-4' : 'page-width py-6'}>
      <PageMeta title={title} description={t('tagline')} path={path} noindex />
      <h1 className={dense ? 'pb-3 text-2xl' : 'pb-4 text-2xl md:text-3xl'}>{title}</h1>
      {children}
    </div>
  )
}

type BrowserOnlyProps = {
  skeleton: React.ReactNode
  /** Where no scripts run; a note unless it is given. */
  unscripted?: React.ReactNode
}

/** The `HydrateFallback` inside a frame: a skeleton, and what stands there where no scripts run. */
export function BrowserOnly({ skeleton, unscripted }: BrowserOnlyProps) {
  const { t } = useTranslation()
  return (
    <>
      <StandIn>
        {unscripted ?? <p className="panel max-w-prose p-5 text-md">{t('error.scripts')}</p>}
      </StandIn>
      <UntilStandIn>{skeleton}</UntilStandIn>
    </>
  )
}
