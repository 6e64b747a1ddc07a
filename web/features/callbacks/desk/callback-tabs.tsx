import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import type { CallbackCounts } from './callback-steps.ts'
import { callbacksHref, callbackViews, type CallbackView } from './callbacks-query.ts'

type CallbackTabsProps = {
  pathname: string
  view: CallbackView
  /** The counts by state; undefined until the first reply. */
  counts: CallbackCounts | undefined
}

export function CallbackTabs({ pathname, view: current, counts }: CallbackTabsProps) {
  const { t } = useTranslation('callbacks')
  const tabs = callbackViews.map((view) => ({
    key: view,
    label: t(`views.${view}`),
    to: callbacksHref(pathname, view),
    current: view === current,
    ...(view !== 'all' && { count: counts ? counts[view] : ('unknown' as const) }),
    waiting: view === 'new' && Boolean(counts?.new),
  }))
  return <ViewTabs label={t('views.label')} tabs={tabs} countText={countText} />
}
