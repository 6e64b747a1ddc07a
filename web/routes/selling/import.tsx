import { SellersOnly } from '#web/shell/members/sellers-only.tsx'
import { ImportPage } from '#web/features/selling/import/import-page.tsx'
import { ImportSkeleton } from '#web/features/selling/import/import-skeleton.tsx'
import { importsData } from '#web/features/selling/import/use-history.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader, fetchFresh } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = privateLoader({
  texts: 'selling',
  role: 'SELLER',
  // Whether an import is running decides what the page begins with.
  load: () => fetchFresh(importsData()),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('selling.import')} path="/my-listing/import">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<ImportSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure otherRole={<SellersOnly texts="import" />} />
    </Frame>
  )
}

export default function ImportRoute() {
  return (
    <Frame>
      <RequireLogin>
        <ImportPage />
      </RequireLogin>
    </Frame>
  )
}
