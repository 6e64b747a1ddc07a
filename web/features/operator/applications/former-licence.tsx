import type { ReplyOf } from '#contract/api.ts'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { Facts, ltr } from '../facts.tsx'
import { DocumentViewer } from './document-viewer.tsx'

type Application = ReplyOf<'getApplication'>
type FormerLicenceProps = {
  application: Application
  former: NonNullable<Application['formerLicence']>
}

/** The trade licence that an operator saw last, beside the one that the company has now. */
export function FormerLicence({ application, former }: FormerLicenceProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { licence, licenceExpires, documents } = application
  const [document] = documents
  // Only the number was changed.
  const isSame = former.document !== null && former.document.url === document?.url
  return (
    <SheetSection
      id="licence"
      title={t('application.formerLicence.title')}
      text={t('application.formerLicence.text')}
    >
      <Facts
        facts={[[t('application.formerLicence.changed'), momentText(former.changed, language)]]}
      />
      <div className="application-sides">
        <section aria-labelledby="licence-before" className="operator-page">
          <h3 id="licence-before" className="font-semibold">
            {t('application.formerLicence.former')}
          </h3>
          <Facts
            facts={[
              [
                t('application.licence'),
                former.licence ? ltr(former.licence) : t('application.formerLicence.unknown'),
              ],
            ]}
          />
          {former.document && !isSame && <DocumentViewer document={former.document} />}
        </section>
        <section aria-labelledby="licence-now" className="operator-page">
          <h3 id="licence-now" className="font-semibold">
            {t('application.formerLicence.now')}
          </h3>
          <Facts
            facts={[
              [t('application.licence'), ltr(licence)],
              [t('application.expires'), licenceExpires ? dayText(licenceExpires, language) : null],
            ]}
          />
          {document && <DocumentViewer key={document.url} document={document} />}
        </section>
      </div>
    </SheetSection>
  )
}
