import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { OwnPart, type OwnListing } from './own-part.tsx'

type LowStockProps = { parts: OwnListing[]; count: number }

/** Parts of which hardly any are left. */
export function LowStock({ parts, count }: LowStockProps) {
  const { t } = useTranslation('dashboard')
  return (
    <PartList
      id="low"
      title={t('low.title')}
      parts={parts}
      none={t('low.none')}
      figure={({ quantity }) => t('low.left', { count: quantity })}
    >
      {count > 0 && (
        <Link
          to="/my-listing?view=low"
          className="flex items-center min-h-12 px-4 border-t border-dashed border-perforation link"
        >
          {t('low.all', { count })}
        </Link>
      )}
    </PartList>
  )
}

/** The parts that most people looked at in these days. */
export function MostSeen({ parts }: { parts: OwnListing[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <PartList
      id="seen"
      title={t('seen.title')}
      parts={parts}
      none={t('seen.none')}
      figure={({ views }) => t('plot.views', { count: views })}
    />
  )
}

type PartListProps = {
  id: string
  title: string
  parts: OwnListing[]
  none: string
  figure: (part: OwnListing) => string
  children?: React.ReactNode
}

function PartList({ id, title, parts, none, figure, children }: PartListProps) {
  return (
    <section aria-labelledby={id} className="panel overflow-hidden">
      <div className="dashboard-strip label-strip">
        <h2 id={id} className="text-md">
          {title}
        </h2>
      </div>
      {parts.length === 0 ? (
        <p className="p-4 text-soft">{none}</p>
      ) : (
        <ul className="dashboard-rows">
          {parts.map((part) => (
            <li key={part._id}>
              <OwnPart part={part} figure={figure(part)} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
