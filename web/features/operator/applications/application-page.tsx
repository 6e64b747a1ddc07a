import { Link } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import { groupedIban } from '#contract/company-numbers.ts'
import { phoneText } from '#web/shell/contact-links.ts'
import { countText, dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { BackLink } from '../back-link.tsx'
import { Facts, ltr, type Fact } from '../facts.tsx'
import { applicationData } from '../operator-data.ts'
import { StepHistory } from '../step-history.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { FormerLicence } from './former-licence.tsx'
import { toneOf } from './tone-of.ts'
import './applications.css'

type Application = ReplyOf<'getApplication'>

/** A company's application: the form beside its documents, and what to do about it. */
export function ApplicationPage({ id }: { id: string }) {
  const { t } = useTranslation('operator')
  const { data, at, failure, reload, change } = useData(applicationData(id))
  const isOther = data && data._id !== id
  return (
    <>
      <BackLink to="/operator/applications">{t('application.back')}</BackLink>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {(!data || isOther) && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && !isOther && (
        <>
          <ApplicationSteps
            {...{ application: data, at }}
            onStepped={(now) => change(() => now)}
            onOvertaken={reload}
          />
          {data.formerLicence && <FormerLicence application={data} former={data.formerLicence} />}
          <Duplicates application={data} />
          <div className="application-sides">
            <Form application={data} />
            <Documents application={data} />
          </div>
          <StepHistory
            entries={data.history.map(({ event, note, ...entry }) => ({
              ...entry,
              title: t(`application.events.${event}`),
              text: note,
            }))}
          />
        </>
      )}
    </>
  )
}

function Form({ application }: { application: Application }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { company, companyAr, legalName, address, emirate, person, email, phone } = application
  const { licence, licenceExpires, taxNumber, iban, joined, closing, listings } = application
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(application.language)
  const facts: Fact[] = [
    [t('application.company'), <bdi key="0">{company}</bdi>],
    [t('application.companyAr'), companyAr && <bdi key="0">{companyAr}</bdi>],
    [t('application.legalName'), legalName && <bdi key="0">{legalName}</bdi>],
    [t('application.emirate'), t(`shell:emirates.${emirate}`)],
    [t('application.address'), <bdi key="0">{address}</bdi>],
    [t('application.licence'), ltr(licence)],
    [t('application.expires'), licenceExpires ? dayText(licenceExpires, language) : null],
    [t('application.taxNumber'), taxNumber && ltr(taxNumber)],
    [t('application.iban'), iban && ltr(groupedIban(iban))],
    [t('application.person'), person && <bdi key="0">{person}</bdi>],
    [t('ticket.email'), ltr(email)],
    [t('ticket.mobile'), ltr(phoneText(phone))],
    [t('ticket.language'), spoken],
    [t('application.joined'), momentText(joined, language)],
    [t('application.listings'), ltr(countText(listings))],
  ]
  if (closing) facts.push([t('application.closing'), momentText(closing, language)])
  return (
    <SheetSection id="form" title={t('application.form')}>
      <Facts facts={facts} />
    </SheetSection>
  )
}

function Documents({ application: { documents } }: { application: Application }) {
  const { t } = useTranslation('operator')
  return (
    <SheetSection id="documents" title={t('application.documents')}>
      {documents.length === 0 && <p className="text-soft">{t('application.noDocuments')}</p>}
      {documents.map((document) => (
        <DocumentViewer key={document.url} document={document} />
      ))}
    </SheetSection>
  )
}

function Duplicates({ application: { duplicates } }: { application: Application }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  if (duplicates.length === 0) return null
  return (
    <SheetSection id="duplicates" title={t('application.duplicates')}>
      <ul className="operator-messages">
        {duplicates.map(({ _id, company, status, since, matches }) => (
          <li key={`${_id} ${since}`} data-by="other">
            <p className="operator-row-head">
              {_id ? (
                <Link to={`/operator/applications/${_id}`} className="link font-semibold">
                  <bdi>{company}</bdi>
                </Link>
              ) : (
                <span className="font-semibold">{t('application.former')}</span>
              )}
              <span className="chip operator-chip" data-tone={toneOf(status)}>
                {t(`applications.views.${status}`)}
              </span>
            </p>
            <p className="operator-row-facts">
              <span>
                {t('application.same', {
                  what: new Intl.ListFormat(language).format(
                    matches.map((match) => t(`application.matches.${match}`)),
                  ),
                })}
              </span>
              <span>{momentText(since, language)}</span>
            </p>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
