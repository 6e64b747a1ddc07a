import type { ImportReport } from '#contract/imports.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import './counts-strip.css'

type CountsStripProps = {
  report: Pick<ImportReport, 'kind' | 'rows' | 'created' | 'updated' | 'unchanged' | 'failures'>
  /** Whether this has happened, or would. */
  written: boolean
}

/** What becomes of the rows, as counted on the counter. */
export function CountsStrip({ report, written }: CountsStripProps) {
  const { t } = useTranslation('import')
  const counts = [
    ['created', t(written ? 'counts.created' : 'counts.toCreate')],
    ['updated', t(written ? 'counts.updated' : 'counts.toUpdate')],
    ['unchanged', t('counts.unchanged')],
    ['failures', t('counts.failures')],
  ] as const
  // A list of prices adds nothing.
  const shown = report.kind === 'prices' ? counts.slice(1) : counts
  return (
    <dl className="import-counts">
      {shown.map(([name, label]) => (
        <div key={name} data-count={report[name] > 0 ? name : undefined}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{countText(report[name])}</bdi>
          </dd>
        </div>
      ))}
      <div className="import-rows">
        <dt>{t('counts.rows')}</dt>
        <dd>
          <bdi dir="ltr">{countText(report.rows)}</bdi>
        </dd>
      </div>
    </dl>
  )
}
