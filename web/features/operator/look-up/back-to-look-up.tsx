import { useLocation } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { BackLink } from '../back-link.tsx'

/** Back to what was found, where one came from there. */
export function BackToLookUp() {
  const { t } = useTranslation('operator')
  const state: unknown = useLocation().state
  const search = (state as { lookUp?: string } | null)?.lookUp ?? ''
  return <BackLink to={`/operator/look-up${search}`}>{t('nav.lookUp')}</BackLink>
}
