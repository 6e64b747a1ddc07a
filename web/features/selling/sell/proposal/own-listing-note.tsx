import { Link } from 'react-router'
import type { Proposal } from '#contract/selling.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { publicPage } from '../listed.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'

/** Says that the seller lists this number already, and leads to it. */
export function OwnListingNote({ mine }: { mine: NonNullable<Proposal['mine']> }) {
  const { t } = useTranslation('sell')
  const login = useLogin()
  return (
    <div role="alert" className="own-listing form-wide">
      <p>
        <strong>{t('mine.title')}</strong>{' '}
        <bdi>
          <MixedText text={mine.partName} />
        </bdi>
        {mine.status === 'paused' && ` · ${t('mine.paused')}`}
      </p>
      <p className="own-listing-actions">
        <Link to={`/my-listing/edit/${mine._id}`} className="link">
          {t('mine.edit')}
        </Link>
        {mine.status === 'active' && (
          <a href={publicPage(mine.slug, login?._id ?? '')} target="_blank" className="link">
            {t('mine.open')}
          </a>
        )}
      </p>
    </div>
  )
}
