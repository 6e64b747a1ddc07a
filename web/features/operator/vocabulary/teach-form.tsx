import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { InputOf, ReplyOf } from '#contract/api.ts'
import { longestQuery, longestTerm } from '#contract/limits.ts'
import type { Meaning } from '#contract/vocabulary.ts'
import { vocabularyLanguages, type VocabularyLanguage } from '#contract/vocabulary-choices.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { BackLink } from '../back-link.tsx'
import { MeaningsField } from './meanings-field.tsx'
import { TermPreview } from './term-preview.tsx'

const list = '/operator/vocabulary'

type Term = InputOf<'previewTerm'>
type Tried = { term: Term; preview: ReplyOf<'previewTerm'> }
type Values = {
  term: string
  language: VocabularyLanguage | ''
  meanings: readonly Meaning[]
  example: string
}

/** Teaches the search a term: it is tried first, and what it changes is shown. */
export function TeachForm({ search }: { search: string }) {
  const { t } = useTranslation('operator')
  const { language: shown } = usePage()
  const names = new Intl.DisplayNames(shown, { type: 'language' })
  const { run, busy, failure } = useMutation()
  const [tried, setTried] = useState<Tried>()
  const result = useRef<HTMLDivElement>(null)
  const focusResult = useFocusAfterRender(() => result.current)
  const initial: Values = { term: search, language: '', meanings: [], example: search }
  const { ref, values, field, submit } = useFormState<Values>({
    initial,
    check: ({ term, language, meanings, example }) => ({
      term: term.trim() === '' ? t('vocabulary.termMissing') : undefined,
      language: language === '' ? t('vocabulary.languageMissing') : undefined,
      meanings: meanings.length === 0 ? t('vocabulary.meaningMissing') : undefined,
      example: example.trim() === '' ? t('vocabulary.exampleMissing') : undefined,
    }),
    // What was tried is no longer what is typed.
    onValues: () => setTried(undefined),
  })
  const attempt = () => {
    const { term, example, meanings, language } = values
    const input = { term, example, meanings: meanings.map(({ key }) => key) }
    return run(async (api) => {
      const tryOut = { ...input, language: language as VocabularyLanguage }
      setTried({ term: tryOut, preview: await api.call('previewTerm', tryOut) })
      focusResult()
    })
  }
  const { value, onChange, error } = field('meanings')
  return (
    <>
      <BackLink to={list}>{t('vocabulary.back')}</BackLink>
      <SheetSection id="teach" title={t('vocabulary.teach')} text={t('vocabulary.teachText')}>
        <form ref={ref} noValidate onSubmit={submit(attempt)} className="operator-form">
          <TextField
            {...field('term')}
            good={false}
            label={t('vocabulary.term')}
            hint={t('vocabulary.termHint')}
            maxLength={longestTerm}
            dir="auto"
            required
          />
          <SelectField
            {...field('language')}
            good={false}
            label={t('vocabulary.language')}
            placeholder={t('team.choose')}
            options={vocabularyLanguages.map((key) => ({
              value: key,
              label: names.of(key) ?? key,
            }))}
            required
          />
          <MeaningsField chosen={value} onChange={onChange} error={error} />
          <TextField
            {...field('example')}
            good={false}
            label={t('vocabulary.example')}
            hint={t('vocabulary.exampleHint')}
            maxLength={longestQuery}
            dir="auto"
            required
          />
          <FormFailure message={failure} />
          <div className="operator-actions">
            <button type="submit" disabled={busy} className="button button-primary">
              {t('vocabulary.try')}
            </button>
          </div>
        </form>
      </SheetSection>
      <div ref={result} tabIndex={-1} className="operator-list">
        {tried && <Decision {...tried} search={search} />}
      </div>
    </>
  )
}

/** What was found out, and the step that it leads to. */
function Decision({ term, preview, search }: Tried & { search: string }) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const navigate = useNavigate()
  const { run, busy, failure } = useMutation()
  const [isAccepted, setAccepted] = useState(false)
  const teach = () =>
    run(async (api) => {
      await api.call('teachTerm', { ...term, ...(search && { search }), anyway: isAccepted })
      toast(t('vocabulary.taught'))
      await navigate(list)
    })
  return (
    <TermPreview preview={preview} isAccepted={isAccepted} onAccept={setAccepted}>
      <FormFailure message={failure} />
      <div className="operator-actions">
        <button
          type="button"
          disabled={busy || (preview.changed > 0 && !isAccepted)}
          className="button button-primary"
          onClick={teach}
        >
          {t('vocabulary.teachNow')}
        </button>
      </div>
    </TermPreview>
  )
}
