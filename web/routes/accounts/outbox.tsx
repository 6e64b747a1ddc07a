import { FormSkeleton } from '#web/features/accounts/register/register-frame.tsx'
import { lazyAccountComponent } from '#web/shell/lazy-component.tsx'
import { inBrowser, onServer, type LoadArguments } from '#web/shell/load.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

// Only a demonstration has this call, so elsewhere the page isn't found. The browser requests the
// messages itself, because pages are cached and shared.
const load = async ({ api }: LoadArguments) => {
  await api.call('getOutbox', { limit: 1 })
  return null
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const Screen = lazyAccountComponent(
  () => import('#web/features/accounts/register/outbox-screen.tsx'),
  <FormSkeleton />,
)

export default function Outbox() {
  const { t } = usePageTexts()
  const title = t('register.outbox')
  const note = t('register.outboxNote')
  return (
    <div className="page-width pt-6">
      <PageMeta title={title} description={note} path="/dev/outbox" noindex />
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="max-w-prose pt-1 pb-6 text-md text-soft">{note}</p>
      <Screen />
    </div>
  )
}
