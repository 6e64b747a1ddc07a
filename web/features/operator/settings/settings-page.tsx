import type { OperatorPermission } from '#contract/operator-roles.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { BannersTab } from './banners/banners-tab.tsx'
import { CommissionTab } from './commission/commission-tab.tsx'
import { ContentTab } from './content/content-tab.tsx'
import type { ContentPreviewComponent } from './content/preview-panel.tsx'
import { RulesTab } from './rules/rules-tab.tsx'
import { settingsHref, settingsTabs } from './settings-tabs.ts'
import './settings.css'

type SettingsPageProps = {
  id: string | undefined
  /** What is named behind the tab. */
  within: string | undefined
  item: string | undefined
  Preview: ContentPreviewComponent
  permissions: readonly OperatorPermission[]
  refused: React.ReactNode
}

/** What operators set of the marketplace; each sees the tabs that their role has. */
export function SettingsPage(props: SettingsPageProps) {
  const { id, within, item, permissions, refused, Preview } = props
  const { t } = useTranslation('operator')
  const own = settingsTabs.filter(({ permission }) => permissions.includes(permission))
  const tab = id === undefined ? own[0] : own.find(({ key }) => key === id)
  if (!tab) return refused
  const tabs = own.map(({ key }) => ({
    ...{ key, label: t(`settings.tabs.${key}`), current: key === tab.key },
    to: settingsHref(key),
  }))
  return (
    <>
      <ViewTabs label={t('settings.label')} tabs={tabs} countText={countText} />
      {tab.key === 'commission' && <CommissionTab />}
      {tab.key === 'rules' && <RulesTab />}
      {tab.key === 'content' && <ContentTab {...{ within, item, Preview }} />}
      {tab.key === 'banners' && <BannersTab />}
    </>
  )
}
