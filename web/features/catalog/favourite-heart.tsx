import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { type Card, nameOf } from './card.ts'
import './favourite-heart.css'

/** The heart as a visitor sees it: it asks to log in first. */
export function FavouriteHeart({ part }: { part: Pick<Card, 'name' | 'nameAr'> }) {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const toast = useToast()
  return (
    <button
      type="button"
      className="heart"
      aria-label={t('card.favourite', { name: nameOf(part, language) })}
      onClick={() => toast(t('card.loginFirst'))}
    />
  )
}
