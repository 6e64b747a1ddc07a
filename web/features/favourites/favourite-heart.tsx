import { useEffect, useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { forgetWish } from '#web/shell/wish.ts'
import { useHeartVoice } from './use-heart-voice.ts'
import './favourite-heart.css'

// Every page of parts carries this file: what it takes to mark and keep comes later.
const load = () => import('./favourite-marks.ts')

type HeartProps = { part: { id: string; name: string; nameAr?: string } }

/** Keeps a part, or lets it go again. A visitor is asked to log in first, and has it kept then. */
export function FavouriteHeart({ part: { id, name, nameAr } }: HeartProps) {
  const voice = useHeartVoice()
  const { t, language, toast, askLogin } = voice
  const user = useLogin()?._id
  const [marked, setMarked] = useState(false)
  const kept = marked && user !== undefined

  useEffect(() => {
    if (!user) return undefined
    const following = load()
      .then(({ followKept }) => followKept(id, setMarked, voice))
      .catch(() => {})
    return () => void following.then((stop) => stop?.())
    // The voice is the same for the whole document.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, user])

  const press = () => {
    if (!user) askLogin(t('card.loginFirst'), forgetWish)
    load().then(
      ({ pressHeart }) => pressHeart(id, voice),
      () => toast(t('shell:error.connection.title')),
    )
  }
  return <Heart kept={kept} name={(language === 'ar' && nameAr) || name} onPress={press} />
}

type PressProps = { kept: boolean; name: string; onPress: (byKeyboard: boolean) => void }

/** The button alone. */
export function Heart({ kept, name, onPress }: PressProps) {
  const { t } = useTranslation('catalog')
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={kept}
      aria-label={t(kept ? 'card.kept' : 'card.favourite', { name })}
      onClick={({ detail }) => onPress(detail === 0)}
    />
  )
}
