import { Link } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { bannerOf } from './banner-of.ts'
import { ownApplicationData } from './own-application.ts'
import './application-banner.css'

type OwnApplication = ReplyOf<'getOwnApplication'>

/** On top of a company's account pages: what its application waits for, or that its licence expires. */
export default function ApplicationBanner() {
  const { data, at, change } = useData(ownApplicationData)
  const banner = data && bannerOf(data, at)
  if (!banner) return null
  return (
    <aside className="application-banner" data-tone={banner.tone}>
      {banner.key === 'licence' ? (
        <LicenceNote expires={banner.expires} />
      ) : (
        <ApplicationNote application={banner.application} onSent={(sent) => change(() => sent)} />
      )}
    </aside>
  )
}

function LicenceNote({ expires }: { expires: string }) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  return (
    <>
      <div className="application-text">
        <h2 className="text-md">{t('application.licence.title')}</h2>
        <p className="text-sm">
          {t('application.licence.text', { date: dayText(expires, language) })}
        </p>
      </div>
      <Link to="/my-profile" className="button">
        {t('application.profile')}
      </Link>
    </>
  )
}

type ApplicationNoteProps = {
  application: OwnApplication & { status: Exclude<OwnApplication['status'], 'approved'> }
  onSent: (application: OwnApplication) => void
}

function ApplicationNote({ application: { status, note }, onSent }: ApplicationNoteProps) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { run, busy, failure } = useMutation()
  const canResend = status === 'incomplete' || status === 'refused'
  const resend = () =>
    run(async (api) => {
      onSent(await api.call('resendApplication', {}))
      toast(t('application.sent'))
    })
  return (
    <>
      <div className="application-text">
        <h2 className="text-md">{t(`application.${status}.title`)}</h2>
        <p className="text-sm">{t(`application.${status}.text`)}</p>
        {note && (
          <p dir="auto" className="application-note">
            <bdi>{note}</bdi>
          </p>
        )}
        <FormFailure message={failure} />
      </div>
      {canResend && (
        <div className="application-steps">
          <Link to="/my-profile" className="button">
            {t('application.profile')}
          </Link>
          <button type="button" disabled={busy} className="button button-primary" onClick={resend}>
            {busy ? t('application.sending') : t('application.resend')}
          </button>
        </div>
      )}
      {status === 'suspended' && (
        <Link to="/contact-us" className="button">
          {t('application.contact')}
        </Link>
      )}
    </>
  )
}
