import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import type { ContentKind } from '#contract/content-kinds.ts'
import { dayInUae } from '#contract/uae-day.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { BackLink } from '../../back-link.tsx'
import { contentItemData } from '../../operator-data.ts'
import { contentHref, publicHref } from './content-href.ts'
import { StateChip } from './content-list.tsx'
import { valuesOf, type Values } from './content-values.ts'
import { EditorForm } from './editor-form.tsx'
import { ItemSteps } from './item-steps.tsx'
import type { ContentPreviewComponent } from './preview-panel.tsx'
import { VersionHistory } from './version-history.tsx'

type ContentEditorProps = {
  kind: ContentKind
  /** Undefined for a new article. */
  id?: string
  Preview: ContentPreviewComponent
}

/** The editor of an item, with its history; or of an article that is to be added. */
export function ContentEditor({ kind, id, Preview }: ContentEditorProps) {
  const { t } = useTranslation('operator')
  const [added, setAdded] = useState<string>()
  const [today] = useState(() => dayInUae(Date.now()))
  if (added !== undefined) return <Navigate to={contentHref('article', added)} replace />
  return (
    <>
      <BackLink to={contentHref(kind)}>{t('content.back')}</BackLink>
      {id === undefined ? (
        <EditorForm
          {...{ kind, Preview }}
          initial={{ id: '', date: today, picture: '', popular: '' }}
          last={null}
          onDone={setAdded}
        />
      ) : (
        <KnownItem {...{ kind, id, Preview }} />
      )}
    </>
  )
}

function KnownItem({ kind, id, Preview }: Required<ContentEditorProps>) {
  const { t } = useTranslation('operator')
  const { data, failure, reload } = useData(contentItemData({ kind, id }))
  // A form that was saved begins anew, as does one that takes up an earlier text.
  const [form, setForm] = useState<{ no: number; taken?: Values }>({ no: 0 })
  const [isDirty, setDirty] = useState(false)
  const [outdated, setOutdated] = useState<typeof data>()
  const onDone = () => {
    setOutdated(data)
    setForm({ no: form.no + 1 })
    reload()
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const isLoaded = data !== undefined && data !== outdated
  useEffect(() => {
    if (form.no > 0 && isLoaded) heading.current?.focus()
  }, [form.no, isLoaded])
  if (!isLoaded)
    return failure ? (
      <LoadFailure message={failure} onRetry={reload} />
    ) : (
      <div aria-hidden="true" className="skeleton h-96" />
    )
  const { content, state, delivered, unreadable, last } = data
  const isShown = state !== 'withdrawn' && state !== 'scheduled'
  return (
    <>
      <div className="operator-row-head">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {kind === 'article' || kind === 'page' ? (
            <bdi dir="ltr">{publicHref[kind](id)}</bdi>
          ) : (
            t(`content.kinds.${kind}`)
          )}
        </h2>
        <StateChip state={state} />
        {isShown && (
          <a href={publicHref[kind](id)} target="_blank" rel="noreferrer" className="link">
            {t('content.open')}
          </a>
        )}
      </div>
      {unreadable && <p role="status">{t('content.unreadable')}</p>}
      <EditorForm
        key={form.no}
        {...{ kind, id, last, Preview }}
        initial={valuesOf(content)}
        taken={form.taken}
        onDirty={setDirty}
        onDone={onDone}
      />
      <ItemSteps {...{ kind, id, state, delivered, isDirty, last, onDone }} />
      <VersionHistory
        key={last}
        {...{ kind, id, isDirty }}
        onTake={(taken) => setForm({ no: form.no + 1, taken })}
        onWithdrawn={reload}
      />
    </>
  )
}
