import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { type Card, nameOf } from './card.ts'
import './favourite-heart.css'

/** The heart as a visitor sees it: it asks to log in first. Nobody else has one yet. */
export function FavouriteHeart({ part }: { part: Pick<Card, 'name' | 'nameAr'> }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const askLogin = useAskLogin()
  return (
    <button
      type="button"
      className="heart in-data-login:hidden"
      aria-label={t('card.favourite', { name: nameOf(part, language) })}
      onClick={() => askLogin(t('card.loginFirst'))}
    />
  )
}
