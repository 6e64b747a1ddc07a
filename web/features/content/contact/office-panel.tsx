import type { Office } from '#contract/contact.ts'
import { callHref, phoneText, whatsappHref } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { dubaiTime } from '#contract/opening-state.ts'
import { usePage } from '#web/shell/page.tsx'
import { useMinute } from '#web/shell/use-minute.ts'
import { weekDayText } from '#web/shell/week-days.ts'
import { HoursTable } from '#web/ui/hours-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OfficeState } from './office-state.tsx'
import { daysOf } from './office-week.ts'

/** The operator's office hours and contact details, as far as they are configured. */
export function OfficePanel({ office }: { office: Office }) {
  return (
    <div className="office">
      {office.hours.length > 0 && <Hours hours={office.hours} />}
      {(office.phone || office.email) && <Ways office={office} />}
    </div>
  )
}

function Hours({ hours }: Pick<Office, 'hours'>) {
  const { t } = useTranslation('pages')
  const { language } = usePage()
  const now = useMinute()
  const today = now === null ? undefined : dubaiTime(now).day
  return (
    <section aria-labelledby="hours" className="panel overflow-hidden">
      <div className="label-strip border-t-0 text-sm">
        <h2 id="hours" className="font-semibold">
          {t('contact.office.hours')}
        </h2>
        <span className="text-soft">{t('contact.office.zone')}</span>
      </div>
      {/* The server can't know it for a cached page; its line stays empty until then. */}
      <p className="office-now">{now !== null && <OfficeState hours={hours} now={now} />}</p>
      <HoursTable
        days={daysOf(hours).map((spans, day) => ({
          name: weekDayText(day, language),
          spans: spans.map(({ opens, closes }) => ({ from: opens, to: closes })),
        }))}
        today={today}
        closed={t('contact.office.closed')}
      />
    </section>
  )
}

function Ways({ office: { phone, email } }: { office: Office }) {
  const { t } = useTranslation('pages')
  return (
    <section aria-labelledby="ways" className="panel overflow-hidden">
      <div className="label-strip border-t-0 text-sm">
        <h2 id="ways" className="font-semibold">
          {t('contact.office.ways')}
        </h2>
      </div>
      <ul className="office-contacts">
        {phone && (
          <>
            <li>
              <a href={callHref(phone)} className="button">
                <Icon name="phone" />
                <bdi dir="ltr">{phoneText(phone)}</bdi>
              </a>
            </li>
            <li>
              <a href={whatsappHref(phone, t('contact.office.greeting'))} className="button">
                <Icon name="whatsapp" />
                {t('catalog:part.whatsapp')}
              </a>
            </li>
          </>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className="button">
              <Icon name="mail" />
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
