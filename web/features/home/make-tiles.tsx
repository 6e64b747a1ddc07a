import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { makes } from '#web/shell/makes.ts'

/** Names set in type; the makers' logos are theirs. */
export function MakeTiles() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="makes">
      <h2 id="makes" className="pb-4 text-xl md:text-2xl">
        {t('makes')}
      </h2>
      <ul className="make-tiles">
        {makes.map((make) => (
          <li key={make}>
            <Link to={`/car-parts/${make}`} className="make-tile">
              {t(`shell:makes.${make}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
