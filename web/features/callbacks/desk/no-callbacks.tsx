import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { CallbackView } from './callbacks-query.ts'

/** No request is in this state: what would be shown here, and where to go. */
export function NoCallbacks({ view }: { view: CallbackView }) {
  const { t } = useTranslation('callbacks')
  return (
    <section aria-labelledby="no-callbacks" className="panel max-w-prose overflow-hidden">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{t(`views.${view}`)}</span>
        <Icon name="phone" />
      </div>
      <div className="grid justify-items-start gap-4 p-5">
        <div>
          <h2 id="no-callbacks" className="text-xl">
            {t(`empty.${view}.title`)}
          </h2>
          <p className="pt-1 text-soft">{t(`empty.${view}.text`)}</p>
        </div>
        {view === 'all' || view === 'new' ? (
          <Link to="/my-listing" className="button">
            {t('empty.stock')}
          </Link>
        ) : (
          <Link to="?view=all" preventScrollReset className="button">
            {t('empty.showAll')}
          </Link>
        )}
      </div>
    </section>
  )
}
