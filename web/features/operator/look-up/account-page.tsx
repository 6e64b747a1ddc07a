import { Link } from 'react-router'
import { groupedIban } from '#contract/company-numbers.ts'
import type { Account } from '#contract/people.ts'
import { callHref, phoneText } from '#web/shell/contact-links.ts'
import { countText, dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { Facts, isolated, ltr, type Fact } from '../facts.tsx'
import { accountData, overviewData } from '../operator-data.ts'
import { AccessKeys } from './access-keys.tsx'
import { AccountSteps } from './account-steps.tsx'
import { BackToLookUp } from './back-to-look-up.tsx'
import { AccountActivity } from './account-activity.tsx'
import { RequestSteps } from './request-steps.tsx'

/** A person's or company's account: who it is, what they trade, and what operators did to it. */
export function AccountPage({ id }: { id: string }) {
  const { t } = useTranslation('operator')
  const { data, failure, reload } = useData(accountData(id))
  const { data: overview } = useData(overviewData)
  const may = (permission: 'people' | 'sellers' | 'money') =>
    overview?.permissions.includes(permission) ?? false
  return (
    <>
      <BackToLookUp />
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && (
        <>
          <AccountSteps account={data} maySteps={may('people')} onStepped={reload} />
          {data.company && (
            <p className="operator-actions">
              {may('sellers') && (
                <Link to={`/operator/applications/${data._id}`} className="button">
                  {t('account.application')}
                </Link>
              )}
              {may('money') && (
                <Link to={`/operator/look-up/ledger/${data._id}`} className="button">
                  {t('account.ledger')}
                </Link>
              )}
            </p>
          )}
          <Contact account={data} />
          <Orders account={data} />
          {may('people') && <RequestSteps account={data} onStepped={reload} />}
          {data.activity && data.activity.keys.length > 0 && (
            <AccessKeys account={data} keys={data.activity.keys} onStepped={reload} />
          )}
          {data.activity && <AccountActivity activity={data.activity} />}
        </>
      )}
    </>
  )
}

function Contact({ account }: { account: Account }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { name, email, phone, created, closing, activity, role } = account
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(account.language)
  const facts: Fact[] = [
    [t('account.role'), t(`account.roles.${role}`)],
    [t('application.person'), name && isolated(name)],
    [
      t('ticket.email'),
      <a key="0" href={`mailto:${email}`} className="link">
        {ltr(email)}
      </a>,
    ],
    [
      t('ticket.mobile'),
      <a key="0" href={callHref(phone)} className="link">
        {ltr(phoneText(phone))}
      </a>,
    ],
    [t('ticket.language'), spoken],
    ...companyFacts(account, t, language),
    [t('application.joined'), momentText(created, language)],
  ]
  if (closing) facts.push([t('application.closing'), momentText(closing, language)])
  if (activity) {
    facts.push([t('account.sessions'), ltr(countText(activity.sessions))])
    if (activity.seen) facts.push([t('account.seen'), momentText(activity.seen, language)])
    if (role === 'SELLER') facts.push([t('account.keys'), ltr(countText(activity.keys.length))])
  }
  return (
    <SheetSection id="contact" title={t('account.contact')}>
      <Facts facts={facts} />
    </SheetSection>
  )
}

type T = ReturnType<typeof useTranslation<'operator'>>['t']

function companyFacts(
  { garage, company }: Account,
  t: T,
  language: ReturnType<typeof usePage>['language'],
): Fact[] {
  if (garage)
    return [
      [t('account.garage'), isolated(garage.name)],
      [t('account.manager'), isolated(garage.manager)],
      [t('account.receiver'), isolated(garage.receiver)],
      [t('application.emirate'), t(`shell:emirates.${garage.emirate}`)],
      [t('application.address'), isolated(garage.address)],
      [t('application.licence'), ltr(garage.licence)],
      [t('application.taxNumber'), garage.taxNumber && ltr(garage.taxNumber)],
    ]
  if (!company) return []
  return [
    [t('application.company'), isolated(company.name)],
    [t('application.companyAr'), company.nameAr && isolated(company.nameAr)],
    [t('application.legalName'), company.legalName && isolated(company.legalName)],
    [t('application.emirate'), t(`shell:emirates.${company.emirate}`)],
    [t('application.address'), isolated(company.address)],
    [t('application.licence'), ltr(company.licence)],
    [t('application.expires'), company.licenceExpires && dayText(company.licenceExpires, language)],
    [t('application.taxNumber'), company.taxNumber && ltr(company.taxNumber)],
    [t('application.iban'), company.iban && ltr(groupedIban(company.iban))],
  ]
}

function Orders({ account }: { account: Account }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { role, bought, sold, listings, orders } = account
  const facts: Fact[] = [[t('account.bought'), ltr(countText(bought))]]
  if (role === 'SELLER')
    facts.push(
      [t('account.sold'), ltr(countText(sold))],
      [t('application.listings'), ltr(countText(listings))],
    )
  return (
    <SheetSection id="orders" title={t('account.orders')}>
      <Facts facts={facts} />
      {orders.length > 0 && (
        <ul className="operator-rows" aria-label={t('account.orders')}>
          {orders.map(({ _id, number, date, side }) => (
            <li key={number} className="operator-row">
              <p className="operator-row-facts">
                <Link to={`/operator/look-up/order/${_id}`} className="link font-semibold">
                  {ltr(number)}
                </Link>
                <span>{t(`account.sides.${side}`)}</span>
                <span>{momentText(date, language)}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </SheetSection>
  )
}
