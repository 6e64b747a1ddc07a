import { dayText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'

/** Until when something on credit is to be paid; nothing until it is delivered. */
export function DueDay({ day }: { day: string | undefined }) {
  const { t } = useTranslation('orders')
  const { language } = usePage()
  if (!day) return null
  return (
    <>
      <br />
      {t('order.dueOn')} <time dateTime={day}>{dayText(day, language)}</time>
    </>
  )
}
