import { Link, useLocation } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Back to what was found, where one came from there. */
export function BackToLookUp() {
  const { t } = useTranslation('operator')
  const state: unknown = useLocation().state
  const search = (state as { lookUp?: string } | null)?.lookUp ?? ''
  return (
    <Link to={`/operator/look-up${search}`} className="text-button justify-self-start">
      <Icon name="chevron" className="turns-back" />
      {t('nav.lookUp')}
    </Link>
  )
}
