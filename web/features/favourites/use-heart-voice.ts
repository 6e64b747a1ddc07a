import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import type { HeartVoice } from './favourite-marks.ts'

/** What somebody who keeps a part may have to be told, and how. */
export function useHeartVoice(): HeartVoice {
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const toast = useToast()
  const askLogin = useAskLogin()
  return { language, t, toast, askLogin }
}
