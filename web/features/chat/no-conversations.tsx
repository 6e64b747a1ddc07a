import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DeskKind } from './desk-kind.ts'

/** Explains how to start a conversation while there is none. */
export function NoConversations({ kind }: { kind: DeskKind }) {
  const { t } = useTranslation('chat')
  const role = useLogin()?.role
  const sells = kind === 'discussion' || role === 'SELLER'
  const who = sells ? 'seller' : 'buyer'
  return (
    <section aria-labelledby="no-conversations">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{t('empty.label')}</span>
        <Icon name="mail" />
      </div>
      <div className="grid justify-items-start gap-3 p-4">
        <h2 id="no-conversations" className="text-lg">
          {t(`empty.${who}.title`)}
        </h2>
        <p className="text-soft">{t(`empty.${who}.text`)}</p>
        <Link to={sells ? '/my-listing' : '/all-listings'} className="button button-primary">
          {t(`empty.${who}.action`)}
        </Link>
      </div>
    </section>
  )
}
