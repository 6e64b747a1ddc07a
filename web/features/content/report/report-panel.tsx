import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SubjectToReport } from '#contract/subject-reports.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StandIn } from '#web/ui/stand-in.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { ReportForm } from './report-form.tsx'
import { subjectIn, type SubjectInLink } from './report-subject.ts'

/** The form by which anyone reports a listing or company, and then its outcome. */
export function ReportPanel() {
  const { t } = useTranslation('pages')
  const hydrated = useHydrated()
  const [query] = useSearchParams()
  const [sent, setSent] = useState(false)
  // The server renders one page for all addresses.
  const subject = hydrated ? subjectIn(query) : undefined
  if (hydrated && !subject)
    return <p className="panel max-w-prose p-5 text-md">{t('report.incomplete')}</p>
  return (
    <section aria-label={t('report.title')} className="panel max-w-prose overflow-hidden">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{t(subject ? `report.kinds.${subject.kind}` : 'report.title')}</span>
        <Icon name="flag" />
      </div>
      <StandIn>
        <p className="py-4 px-5 bg-check-ground text-check">{t('contact.noScript')}</p>
      </StandIn>
      {subject && !sent && <Subject {...subject} />}
      {sent ? <Sent /> : <ReportForm subject={subject} onSent={() => setSent(true)} />}
    </section>
  )
}

/** What the report is about; without a connection the form stands alone. */
function Subject({ kind, id }: SubjectInLink) {
  const { language } = usePage()
  const [subject, setSubject] = useState<SubjectToReport>()
  useEffect(() => {
    let current = true
    browserApi(language)
      .call('getSubjectToReport', { kind, id })
      .then(
        (found) => current && setSubject(found),
        () => undefined,
      )
    return () => {
      current = false
    }
  }, [kind, id, language])
  if (!subject) return null
  const { name, sku, company } = subject
  return (
    <p className="grid gap-1 px-5 pt-5">
      <bdi className="text-lg font-semibold">{name}</bdi>
      {sku && (
        <span className="text-sm text-soft">
          <bdi dir="ltr" className="font-mono">
            {sku}
          </bdi>
          {' · '}
          <bdi>{company}</bdi>
        </span>
      )}
    </p>
  )
}

function Sent() {
  const { t } = useTranslation('pages')
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button has been removed.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-3 p-6">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-fits text-xl">
        <Icon name="check" />
        {t('report.sent')}
      </h2>
      <p className="text-soft">{t('report.sentText')}</p>
    </div>
  )
}
