import { useTranslation } from '#web/shell/i18n.ts'
import { QrCode } from './qr-code.tsx'

const groupsOf = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The secret of an authenticator app, for its camera or to be typed. */
export function AppSecret({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('operator')
  return (
    <div className="grid gap-3">
      <p>{t('app.scan')}</p>
      <QrCode text={uri} label={t('app.qr')} />
      <p className="text-sm text-soft">{t('app.type')}</p>
      <p>
        <bdi dir="ltr" className="operator-secret">
          {groupsOf(secret)}
        </bdi>
      </p>
    </div>
  )
}
