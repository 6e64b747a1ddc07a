import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'

/** Who made a change, and when. */
export function AuthorLine({ by, date }: { by: string | null; date: string }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const name = `\u2068${by ?? t('ticket.former')}\u2069`
  return <span>{t('ticket.by', { name, date: momentText(date, language) })}</span>
}
