import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { HistorySection } from './history-section.tsx'
import { ImportFlow } from './import-flow.tsx'
import { FlowSkeleton } from './import-skeleton.tsx'
import { KeysSection } from './keys/keys-section.tsx'
import { goesOn } from './phase.ts'
import { useHistory } from './use-history.ts'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'
import './import.css'

/** The steps of an import, those before it, and how a program does the same. */
export function ImportPage() {
  const { t } = useTranslation('import')
  const { job, show } = useJob()
  const history = useHistory()
  const showRunning = useShowRunning(show)
  // With which one to go on is decided once.
  const [arrived, setArrived] = useState(job !== undefined)
  const { shown, failure, reload } = history

  const arrive = useEffectEvent(() => {
    const latest = shown?.items[0]
    if (latest && goesOn(latest, shown.at)) show(latest.job, { replace: true })
    setArrived(true)
  })
  const known = shown !== undefined || failure !== undefined
  useEffect(() => {
    if (!arrived && known) arrive()
  }, [arrived, known])

  return (
    <div className="import-page">
      <p className="text-md text-soft">{t('intro')}</p>
      {arrived ? (
        <ImportFlow job={job} onJob={show} onShowRunning={showRunning} onChanged={reload} />
      ) : (
        <FlowSkeleton />
      )}
      <div className="import-below">
        <HistorySection {...history} job={job} />
        <div className="import-programs">
          <KeysSection />
          <WebhooksSection />
        </div>
      </div>
    </div>
  )
}

type Show = (job: string | undefined, options?: { replace?: boolean }) => void

const isJob = (text: string | null) => text !== null && /^[0-9a-f-]{36}$/i.test(text)

/** The import in the address (`?job=`), so that reloading and going back find it. */
function useJob() {
  const [params, setParams] = useSearchParams()
  const named = params.get('job')
  const show: Show = (next, options) => {
    const changed = new URLSearchParams(params)
    changed.delete('job')
    if (next) changed.set('job', next)
    setParams(changed, { ...options, preventScrollReset: true })
  }
  return { job: isJob(named) ? named! : undefined, show }
}

function useShowRunning(show: Show) {
  const { language } = usePage()
  const toast = useToast()
  const failureText = useFailureText()
  return async () => {
    try {
      const { items } = await browserApi(language).call('getImports', { limit: 6 })
      show(items.find(({ done }) => !done)?.job)
    } catch (error) {
      toast(failureText(error))
    }
  }
}
