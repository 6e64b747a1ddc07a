import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { AuthorLine } from './author-line.tsx'

export type HistoryEntry = {
  no: number
  /** What was done. */
  title: string
  by: string | null
  /** Why, or what was written to whom it concerns. */
  text: string | null
  date: string
}

/** What was done with a company or an account, by whom, when and why. */
export function StepHistory({ entries }: { entries: HistoryEntry[] }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  if (entries.length === 0) return null
  return (
    <SheetSection id="history" title={t('application.history')}>
      <ol className="operator-messages">
        {entries.map(({ no, title, by, text, date }) => (
          <li key={no}>
            <p>
              <strong>{title}</strong>{' '}
              <span className="text-sm text-soft">
                {by === null ? momentText(date, language) : <AuthorLine by={by} date={date} />}
              </span>
            </p>
            {text && (
              <p dir="auto" className="operator-quote">
                <bdi>{text}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}
