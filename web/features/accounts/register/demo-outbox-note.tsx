import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'

/** Where a demonstration keeps the code that it can't send. */
export function DemoOutboxNote({ to }: { to: string }) {
  const { t } = useTranslation('register')
  const { demo } = usePage()
  if (!demo) return null
  return (
    <p className="text-soft text-sm">
      {t('code.demo')}{' '}
      <a
        href={`/dev/outbox?to=${encodeURIComponent(to)}`}
        target="_blank"
        rel="noopener"
        className="link"
      >
        {t('code.outbox')}
      </a>
    </p>
  )
}
