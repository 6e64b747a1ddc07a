import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { makeHref, useMenu } from '#web/shell/menu.ts'

/** Names as text, because the logos are trademarks of the makers. */
export function MakeTiles() {
  const { t } = useTranslation('home')
  const { makes } = useMenu()
  return (
    <section aria-labelledby="makes">
      <h2 id="makes" className="pb-4 text-xl md:text-2xl">
        {t('makes')}
      </h2>
      <ul className="make-tiles">
        {makes.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={makeHref(slug)} className="make-tile">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
