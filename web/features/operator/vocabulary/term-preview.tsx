import type { ReplyOf } from '#contract/api.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { Reading } from './reading.tsx'

type Preview = ReplyOf<'previewTerm'>
type TermPreviewProps = {
  preview: Preview
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  children: React.ReactNode
}

/** The example without and with the term, and the known queries that would change. */
export function TermPreview({ preview, isAccepted, onAccept, children }: TermPreviewProps) {
  const { t } = useTranslation('operator')
  const { before, after, changes, changed } = preview
  return (
    <SheetSection id="preview" title={t('vocabulary.preview')}>
      <dl className="operator-facts">
        <dt>{t('vocabulary.now')}</dt>
        <dd>
          <Outcome {...before} />
        </dd>
        <dt>{t('vocabulary.then')}</dt>
        <dd>
          <Outcome {...after} />
        </dd>
      </dl>
      {JSON.stringify(before) === JSON.stringify(after) && (
        <p role="status">{t('vocabulary.noDifference')}</p>
      )}
      {changed === 0 && <p className="text-soft">{t('vocabulary.changesNone')}</p>}
      {changed > 0 && (
        <div className="grid gap-3">
          <p className="text-danger">
            {t('vocabulary.changes', { count: changed, shown: countText(changed) })}
          </p>
          <ul aria-label={t('vocabulary.changesLabel')} className="operator-messages">
            {changes.map((change) => (
              <li key={change.text}>
                <bdi className="font-semibold">{change.text}</bdi>
                <dl className="operator-facts text-sm">
                  <dt>{t('vocabulary.now')}</dt>
                  <dd>
                    <bdi>{change.before || t('vocabulary.nothingRead')}</bdi>
                  </dd>
                  <dt>{t('vocabulary.then')}</dt>
                  <dd>
                    <bdi>{change.after || t('vocabulary.nothingRead')}</bdi>
                  </dd>
                </dl>
              </li>
            ))}
          </ul>
          <CheckField
            name="anyway"
            label={t('vocabulary.anyway')}
            value={isAccepted}
            onChange={onAccept}
          />
        </div>
      )}
      {children}
    </SheetSection>
  )
}

function Outcome({ total, ...reading }: Preview['before']) {
  const { t } = useTranslation('operator')
  return (
    <div className="grid gap-1">
      <Reading {...reading} />
      <span>{t('vocabulary.parts', { count: total, shown: countText(total) })}</span>
    </div>
  )
}
