import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { BackLink } from './back-link.tsx'
import { reportData } from './operator-data.ts'

/** A reported conversation up to the report. */
export function ReportPage({ id }: { id: string }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const toast = useToast()
  const { data, failure, reload } = useData(reportData(id))
  const mutation = useMutation()
  const setState = (state: 'open' | 'closed') =>
    mutation.run(async (api) => {
      await api.call('setReportState', { id, state })
      toast(t(state === 'closed' ? 'reports.closedDone' : 'reports.openDone'))
      reload()
    })
  return (
    <>
      <BackLink to="/operator/reports">{t('reports.back')}</BackLink>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && (
        <>
          <SheetSection
            id="report"
            title={t('reports.between', { by: data.by, about: data.about })}
          >
            <p>
              <span className="chip operator-chip">{t(`reports.reasons.${data.reason}`)}</span>{' '}
              <span className="text-soft">{momentText(data.date, language)}</span>
            </p>
            <p dir="auto" className="operator-quote">
              {data.note ? <bdi>{data.note}</bdi> : t('reports.noNote')}
            </p>
            <p className="text-sm text-soft">
              {t('reports.part')}: <bdi>{data.listing.name}</bdi>{' '}
              <bdi dir="ltr">{data.listing.sku}</bdi>
            </p>
            <FormFailure message={mutation.failure} />
            <button
              type="button"
              disabled={mutation.busy}
              className="button justify-self-start"
              onClick={() => setState(data.closed ? 'open' : 'closed')}
            >
              {data.closed ? t('reports.reopen') : t('reports.close')}
            </button>
          </SheetSection>
          <SheetSection id="messages" title={t('reports.messages')}>
            {data.messages.length === 0 && <p className="text-soft">{t('reports.noMessages')}</p>}
            <ol className="operator-messages">
              {data.messages.map((message) => (
                <li key={message.date} data-by={message.by}>
                  <p className="text-sm text-soft">
                    <bdi>{message.by === 'reporter' ? data.by : data.about}</bdi>,{' '}
                    {momentText(message.date, language)}
                  </p>
                  <p dir="auto" className="operator-quote">
                    <bdi>{message.text}</bdi>
                  </p>
                  {message.file && (
                    <p className="text-sm">{t('reports.file', { name: message.file })}</p>
                  )}
                </li>
              ))}
            </ol>
          </SheetSection>
        </>
      )}
    </>
  )
}
