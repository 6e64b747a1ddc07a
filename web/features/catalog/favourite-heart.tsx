import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import './favourite-heart.css'

/** The heart as a visitor sees it: it asks to log in first. `name` is the part's. */
export function FavouriteHeart({ name }: { name: string }) {
  const { t } = useTranslation('catalog')
  const toast = useToast()
  return (
    <button
      type="button"
      className="heart"
      aria-label={t('card.favourite', { name })}
      onClick={() => toast(t('card.loginFirst'))}
    />
  )
}
