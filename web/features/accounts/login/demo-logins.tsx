import { useTranslation } from '#web/shell/i18n.ts'

const password = 'ghiyar-demo'
const accounts = [
  { kind: 'garage', email: 'garage@ghiyar.example' },
  { kind: 'seller', email: 'seller@ghiyar.example' },
] as const

/** The accounts that come with a demonstration, ready to be filled in. */
export function DemoLogins({
  onFill,
}: {
  onFill: (login: { email: string; password: string }) => void
}) {
  const { t } = useTranslation('login')
  return (
    <section aria-labelledby="demo-logins" className="demo-logins">
      <h3 id="demo-logins">{t('demo.title')}</h3>
      {accounts.map(({ kind, email }) => (
        <button
          key={kind}
          type="button"
          className="demo-login"
          onClick={() => onFill({ email, password })}
        >
          <span className="text-primary font-semibold">{t(`demo.${kind}`)}</span>
          <bdi dir="ltr">{email}</bdi>
        </button>
      ))}
      <p>
        {t('demo.password')}{' '}
        <bdi dir="ltr" className="font-mono">
          {password}
        </bdi>
      </p>
    </section>
  )
}
