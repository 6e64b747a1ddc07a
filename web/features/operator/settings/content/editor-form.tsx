import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { contentLengths, type ContentKind } from '#contract/content-kinds.ts'
import { languages, type Language } from '#contract/language.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { UnsavedGuard } from '#web/shell/members/unsaved-guard.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { MomentField } from '../moment-field.tsx'
import { momentFrom } from '../uae-moment.ts'
import { problemsOf } from './content-problems.ts'
import { fieldOf, fieldOfPath, sourceOf, textFields, type Values } from './content-values.ts'
import { FactFields } from './fact-fields.tsx'
import { LanguageFields } from './language-fields.tsx'
import { LanguageTabs, type LanguageState } from './language-tabs.tsx'
import { PreviewPanel, type ContentPreviewComponent } from './preview-panel.tsx'

type EditorFormProps = {
  kind: ContentKind
  /** Undefined for a new article, of which a field has it. */
  id?: string
  initial: Values
  /** An earlier text, to be saved anew. */
  taken?: Values | undefined
  /** The last version when the form was opened. */
  last: string | null
  Preview: ContentPreviewComponent
  /** Told when what was typed isn't saved yet, and when it is again as it was. */
  onDirty?: (isDirty: boolean) => void
  onDone: (id: string) => void
}

/** Everything of an item in four languages: to be previewed, and saved at once or from a moment on. */
export function EditorForm(props: EditorFormProps) {
  const { kind, id, initial, taken, last, Preview, onDirty, onDone } = props
  const { t } = useTranslation('operator')
  const { language: ownLanguage } = usePage()
  const toast = useToast()
  const tabsId = useId()
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const { run, busy, failure } = useMutation()
  const empty = Object.fromEntries(
    languages.flatMap((each) => textFields[kind].map((name) => [fieldOf(each, name), ''])),
  )
  const [start] = useState<Values>({ ...empty, ...initial, from: '', reason: '' })
  // What another operator does meanwhile is fetched, but hasn't been seen here.
  const [seen] = useState(last)
  const isNew = id === undefined
  const { ref, values, field, problems, submit, setServerErrors } = useFormState<Values>({
    initial: { ...start, ...taken },
    check: (entered) =>
      Object.fromEntries(
        Object.entries(problemsOf(kind, entered, isNew)).map(([name, problem]) => [
          name,
          problem && t(`content.problems.${problem}`),
        ]),
      ),
  })
  const hasTexts = textFields[kind].length > 0
  const isDirty = Object.keys(values).some((name) => values[name] !== start[name])
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty])
  const stateOf = (each: Language): LanguageState => {
    const names = textFields[kind].map((name) => fieldOf(each, name))
    if (names.some((name) => values[name]?.trim() === '')) return 'missing'
    return names.some((name) => values[name] !== start[name]) ? 'changed' : 'unchanged'
  }
  /** Shows the language in which something is wrong, so that its field can be focused. */
  const showProblem = (names: string[]) => {
    if (names.some((name) => name.startsWith(`${language}.`))) return
    const other = languages.find((each) => names.some((name) => name.startsWith(`${each}.`)))
    if (other) flushSync(() => setLanguage(other))
  }
  const setFieldErrors = (fields: Record<string, string>) => {
    const byField = Object.fromEntries(
      Object.entries(fields).map(([path, message]) => [fieldOfPath(path), message]),
    )
    showProblem(Object.keys(byField))
    return setServerErrors(byField)
  }
  const send = (sent: Values) =>
    run(
      async (api) => {
        const from = momentFrom(sent.from ?? '')
        const savedId = id ?? sent.id!.trim()
        await api.call('saveContent', {
          ...{ id: savedId, content: sourceOf(kind, sent), reason: sent.reason! },
          ...{ expected: seen, isNew },
          ...(from && { from }),
        })
        toast(t(from ? 'content.scheduledDone' : 'content.saved'))
        onDone(savedId)
      },
      { setFieldErrors },
    )
  return (
    <SheetSection id="content" title={t(isNew ? 'content.new' : 'content.text')}>
      <UnsavedGuard dirty={isDirty} />
      <form
        ref={ref}
        noValidate
        className="operator-form content-form"
        onSubmit={(event) => {
          const wrong = Object.keys(problems).filter((name) => problems[name])
          // What stands above the texts is focused first.
          if (wrong.every((name) => name.includes('.') || name === 'reason' || name === 'from'))
            showProblem(wrong)
          submit(send)(event)
        }}
      >
        <FactFields {...{ kind, isNew, field }} />
        {hasTexts && (
          <>
            <LanguageTabs
              id={tabsId}
              current={language}
              states={{
                ...{ en: stateOf('en'), ar: stateOf('ar') },
                ...{ fr: stateOf('fr'), zh: stateOf('zh') },
              }}
              onChange={setLanguage}
            />
            <div
              role="tabpanel"
              id={`${tabsId}-panel`}
              aria-labelledby={`${tabsId}-tab-${language}`}
              className="operator-list"
            >
              <LanguageFields key={language} {...{ kind, language, field }} />
            </div>
          </>
        )}
        <PreviewPanel {...{ kind, values, language, Preview, setFieldErrors }} id={id ?? 'new'} />
        <MomentField field={field('from')} label={t('content.from')} hint={t('content.fromHint')} />
        <TextField
          {...field('reason')}
          good={false}
          label={t('settings.reason')}
          dir="auto"
          maxLength={contentLengths.reason}
          required
        />
        <FormFailure message={failure} />
        <div className="operator-actions">
          <button type="submit" disabled={busy} className="button button-primary">
            {busy ? t('sending') : t(values.from ? 'content.schedule' : 'content.save')}
          </button>
          <p role="status" className="text-sm text-soft">
            {isDirty ? t('content.unsaved') : ''}
          </p>
        </div>
      </form>
    </SheetSection>
  )
}
