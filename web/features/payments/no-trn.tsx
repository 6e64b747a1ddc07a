import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hasTrn } from './has-trn.ts'

const meData = callQuery('getMe', {})

/** For a seller without a tax registration number: why the invoices have no tax, and where to add it. */
export function NoTrn() {
  const { t } = useTranslation('payments')
  const { data: me } = useData(meData)
  if (!me || hasTrn(me.details)) return null
  return (
    <section aria-labelledby="no-trn" className="payment-hint panel">
      <Icon name="document" className="text-lg text-check" />
      <div>
        <h2 id="no-trn" className="text-md">
          {t('noTrn.title')}
        </h2>
        <p className="text-soft">{t('noTrn.text')}</p>
        <Link to="/my-profile" className="text-button">
          {t('noTrn.action')}
        </Link>
      </div>
    </section>
  )
}
