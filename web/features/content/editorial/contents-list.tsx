import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

type Entry = { id: string; title: string }

/** The table of contents: beside the text where there is room, else collapsed above it. */
export function ContentsList({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation('pages')
  return (
    <>
      <nav aria-label={t('page.contents')} className="contents-side">
        <p className="label-strip font-semibold">{t('page.contents')}</p>
        <Entries entries={entries} />
      </nav>
      <details className="contents-fold panel">
        <summary>
          {t('page.contents')}
          <Icon name="down" />
        </summary>
        <nav aria-label={t('page.contents')}>
          <Entries entries={entries} />
        </nav>
      </details>
    </>
  )
}

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ol className="contents-entries">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
