import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The ways to more stock, and out with it; beside the title. `onExport` comes when there is some. */
export function StockHead({ onExport }: { onExport: (() => void) | undefined }) {
  const { t } = useTranslation('stock')
  return (
    <div className="stock-actions">
      <Link to="/sell-your-parts" className="button button-primary">
        <Icon name="add" />
        {t('actions.add')}
      </Link>
      <Link to="/my-listing/import" className="button">
        <Icon name="import" />
        {t('actions.import')}
      </Link>
      <button type="button" className="button" disabled={!onExport} onClick={onExport}>
        <Icon name="export" />
        {t('actions.export')}
      </button>
    </div>
  )
}
