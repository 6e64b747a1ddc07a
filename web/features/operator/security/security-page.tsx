import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { factorsData } from '#web/shell/members/confirm-factor/factors-data.ts'
import { AppSection } from './app-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { RecoverySection } from './recovery-section.tsx'

/** The caller's own factors. */
export function SecurityPage() {
  const { data, failure, reload } = useData(factorsData)
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && (
        <>
          <AppSection since={data.totp} />
          <RecoverySection left={data.recovery} />
          <PasskeysSection factors={data} />
        </>
      )}
    </>
  )
}
