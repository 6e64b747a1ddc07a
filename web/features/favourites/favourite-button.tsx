import { useEffect, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { clearPendingAction } from '#web/shell/pending-action.ts'
import { useFavouriteFeedback } from './use-favourite-feedback.ts'
import './favourite-button.css'

// Every page with listings loads this file, so the favourites code itself is loaded on demand.
const load = () => import('./favourite-state.ts')

type FavouriteButtonProps = { part: { id: string; name: string; nameAr?: string } }

/**
 * Adds a listing to the favourites or removes it. A visitor is asked to log in first; the listing
 * is added after login.
 */
export function FavouriteButton({ part: { id, name, nameAr } }: FavouriteButtonProps) {
  const feedback = useFavouriteFeedback()
  const { t, language, toast, askLogin } = feedback
  const user = useLogin()?._id
  const [favourite, setFavourite] = useState(false)
  const active = favourite && user !== undefined

  useEffect(() => {
    if (!user) return undefined
    const watching = load()
      .then(({ watchFavourite }) => watchFavourite(id, setFavourite, feedback))
      .catch(() => {})
    return () => void watching.then((stop) => stop?.())
    // `feedback` doesn't change during the life of the document.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, user])

  const press = () => {
    if (!user) askLogin(t('card.loginFirst'), clearPendingAction)
    load().then(
      ({ toggleFavourite }) => toggleFavourite(id, feedback),
      () => toast(t('shell:error.connection.title')),
    )
  }
  return (
    <FavouriteToggle active={active} name={(language === 'ar' && nameAr) || name} onPress={press} />
  )
}

type FavouriteToggleProps = {
  active: boolean
  name: string
  onPress: (byKeyboard: boolean) => void
}

/** The button without any state of its own. */
export function FavouriteToggle({ active, name, onPress }: FavouriteToggleProps) {
  const { t } = useTranslation('catalog')
  return (
    <button
      type="button"
      className="favourite-button"
      aria-pressed={active}
      aria-label={t(active ? 'card.kept' : 'card.favourite', { name })}
      onClick={({ detail }) => onPress(detail === 0)}
    />
  )
}
