import { contentKinds, type ContentKind } from '#contract/content-kinds.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { contentHref } from './content-href.ts'
import { ContentEditor } from './content-editor.tsx'
import { ContentList } from './content-list.tsx'
import type { ContentPreviewComponent } from './preview-panel.tsx'
import './content.css'

type ContentTabProps = {
  /** What is named behind the tab: a kind, and an item of it. */
  within: string | undefined
  item: string | undefined
  Preview: ContentPreviewComponent
}

/** What everybody reads: a list of each kind, and the editor of one item. */
export function ContentTab({ within, item, Preview }: ContentTabProps) {
  const { t } = useTranslation('operator')
  if (within === 'new') return <ContentEditor key="new" kind="article" Preview={Preview} />
  const kind = kindOf(within)
  if (item !== undefined || (within !== undefined && isSingle(kind)))
    return <ContentEditor key={`${kind}/${item}`} kind={kind} id={item ?? kind} Preview={Preview} />
  const tabs = contentKinds.map((key) => ({
    ...{ key, label: t(`content.kinds.${key}`), current: key === kind },
    to: contentHref(key),
  }))
  return (
    <>
      <p className="max-w-prose text-soft">{t('content.about')}</p>
      <ViewTabs label={t('content.kindsLabel')} tabs={tabs} countText={countText} />
      <ContentList key={kind} kind={kind} />
    </>
  )
}

const isSingle = (kind: ContentKind) => kind !== 'article' && kind !== 'page'

const kindOf = (text: string | undefined): ContentKind =>
  contentKinds.find((kind) => kind === text) ?? contentKinds[0]
