import type { User } from '#contract/profile.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { closingDay } from './closing-day.ts'
import { CancelClosing } from './cancel-closing.tsx'
import './notices.css'

/** On top of an account's pages while it waits to be deleted. */
export function ClosingBanner(props: { user: User; onCancelled: (user: User) => void }) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const { closing, role } = props.user
  if (!closing) return null
  return (
    <section aria-labelledby="closing" className="closing-banner">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="closing" className="text-md">
          {t('closing.title', { date: closingDay(closing, language) })}
        </h2>
        <p className="text-sm">{role === 'SELLER' ? t('closing.seller') : t('closing.text')}</p>
      </div>
      <CancelClosing onCancelled={props.onCancelled} />
    </section>
  )
}
