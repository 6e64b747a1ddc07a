import { useState } from 'react'
import { ApiError } from '#contract/api.ts'
import { subjectReportLengths } from '#contract/limits.ts'
import { subjectReasons, type SubjectKind, type SubjectReason } from '#contract/report-options.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { cleanText } from '#web/shell/members/clean-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { ChoiceTiles } from '#web/ui/form/choice-tiles.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { MessageField } from '../contact/message-field.tsx'
import { failureText } from '../failure-text.ts'

type Values = { reason: SubjectReason | ''; note: string }

type ReportFormProps = {
  /** Undefined until the page is hydrated. */
  subject: { kind: SubjectKind; id: string } | undefined
  onSent: () => void
}

export function ReportForm({ subject, onSent }: ReportFormProps) {
  const { t } = useTranslation('pages')
  const { language } = usePage()
  const [failure, setFailure] = useState<string>()
  const [website, setWebsite] = useState('')
  const { ref, field, setServerErrors, submit, busy } = useFormState<Values>({
    initial: { reason: '', note: '' },
    check: ({ reason }) => ({ reason: reason === '' ? t('report.noReason') : undefined }),
  })
  const { value: reason, onChange, error } = field('reason')

  const send = async (written: Values) => {
    try {
      await browserApi(language).call('reportSubject', {
        ...{ ...subject!, reason: written.reason as SubjectReason },
        ...{ note: cleanText(written.note), website },
      })
      onSent()
    } catch (failed) {
      const refused = failed instanceof ApiError ? failed.fields : undefined
      const words = { unreachable: t('contact.unreachable'), failed: t('contact.failed') }
      setFailure(refused ? setServerErrors(refused)[0] : failureText(failed, language, words))
    }
  }

  return (
    <form ref={ref} noValidate onSubmit={submit(send)}>
      <fieldset disabled={!subject} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <ChoiceTiles
          {...{ name: 'reason', value: reason, onChange, error }}
          legend={t('report.reason')}
          options={subjectReasons.map((value) => ({
            ...{ value, label: t(`report.reasons.${value}`) },
          }))}
        />
        <MessageField
          {...field('note')}
          label={t('report.note')}
          placeholder={t('report.hint')}
          maxLength={subjectReportLengths.note}
          required={false}
        />
        <div aria-hidden="true" className="sr-only">
          {/* A honeypot: only programs find it. */}
          <input
            name="website"
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
          />
        </div>
        <div className="grid justify-items-start gap-3">
          <FormFailure message={failure} />
          <button type="submit" disabled={busy} className="button button-primary">
            {busy ? t('contact.form.busy') : t('report.send')}
          </button>
        </div>
      </fieldset>
    </form>
  )
}
