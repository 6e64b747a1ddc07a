import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import type { AccountView } from './account-view.ts'

/** Who it is, as the label of a carton: name above, the facts on the torn strip. */
export function AccountCard({ view }: { view: AccountView }) {
  const { t } = useTranslation('login')
  const { name, identity, avatar, emirate, kind, parts, rating } = view
  return (
    <div className="bg-surface">
      <div className="flex items-center gap-3 p-4">
        <InitialsPlate name={name} src={avatar} />
        <div className="min-w-0">
          <p className="text-md font-semibold">
            <bdi>{name}</bdi>
          </p>
          {identity !== name && (
            <p className="text-sm text-soft">
              <bdi dir="ltr" className="break-all">
                {identity}
              </bdi>
            </p>
          )}
        </div>
      </div>
      <ul className="label-strip account-facts">
        <li>{t(`menu.${kind}`)}</li>
        {emirate && (
          <li>
            <Icon name="pin" />
            {t(`shell:emirates.${emirate}`)}
          </li>
        )}
        {parts !== undefined && <li>{t('menu.parts', { count: parts })}</li>}
        {rating !== undefined && (
          <li>
            {t('menu.rating', { rating })} <span className="marker-tag">{t('menu.example')}</span>
          </li>
        )}
      </ul>
    </div>
  )
}
