import { useState, type ComponentType } from 'react'
import type { ReplyOf } from '#contract/api.ts'
import type { ContentKind } from '#contract/content-kinds.ts'
import { directionOf, type Language } from '#contract/language.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { sourceOf, type Values } from './content-values.ts'

type Preview = ReplyOf<'previewContent'>

/** Shows what the server rendered as the public pages do; the route has it from the feature of those. */
export type ContentPreviewComponent = ComponentType<{ content: Preview }>

type PreviewPanelProps = {
  kind: ContentKind
  id: string
  values: Values
  language: Language
  Preview: ContentPreviewComponent
  setFieldErrors: (fields: Record<string, string>) => string[]
}

/** What readers would see in the language that is edited. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { kind, id, values, language, Preview, setFieldErrors } = props
  const { t } = useTranslation('operator')
  const { language: ownLanguage } = usePage()
  const { run, busy, failure } = useMutation()
  const [shown, setShown] = useState<{ content: Preview; values: Values; language: Language }>()
  const load = () =>
    run(
      async (api) => {
        const input = { id, content: sourceOf(kind, values), language }
        setShown({ content: await api.call('previewContent', input), values, language })
      },
      { setFieldErrors },
    )
  const isCurrent = shown?.values === values && shown.language === language
  const names = new Intl.DisplayNames(ownLanguage, { type: 'language' })
  return (
    <>
      <div className="operator-actions">
        <button type="button" disabled={busy} className="button" onClick={() => void load()}>
          {t('content.preview')}
        </button>
        {shown && !isCurrent && <p className="text-sm text-soft">{t('content.previewOld')}</p>}
      </div>
      <FormFailure message={failure} />
      {shown && (
        <section
          aria-label={t('content.previewIn', {
            language: names.of(shown.language) ?? shown.language,
          })}
          lang={shown.language}
          dir={directionOf(shown.language)}
          className="content-preview"
          // What is in it leads away from a text that isn't saved.
          onClickCapture={(event) => {
            if (!(event.target as Element).closest('a, button')) return
            event.preventDefault()
            event.stopPropagation()
          }}
        >
          <Preview content={shown.content} />
        </section>
      )}
    </>
  )
}
