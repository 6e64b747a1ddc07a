import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import type { FavouriteFeedback } from './favourite-state.ts'

/** What the favourites code needs from the page to show messages. */
export function useFavouriteFeedback(): FavouriteFeedback {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const toast = useToast()
  const askLogin = useAskLogin()
  return { language, t, toast, askLogin }
}
