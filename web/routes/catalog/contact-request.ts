import { useEffect, useState } from 'react'
import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import {
  clearPendingAction,
  savePendingAction,
  takePendingAction,
} from '#web/shell/pending-action.ts'

export type ContactAction = 'chat' | 'callback'

// Logging in reloads the page, and the reloaded page carries out the pending action.
let requestedHere = false

/** Asks a visitor to log in for an action, which the page of the offer then carries out. */
export function useContactRequest() {
  const { t } = useTranslation('catalog')
  const askLogin = useAskLogin()
  return (action: ContactAction, listingId: string) => {
    requestedHere = true
    savePendingAction(action, listingId)
    askLogin(t('card.loginFirst'), clearPendingAction)
  }
}

/** Whether this action is pending from before login, and its button is visible in this window. */
export function usePendingAction(
  action: ContactAction,
  listingId: string,
  isVisible: () => boolean,
): boolean {
  const user = useLogin()?._id
  const [autoStart, setAutoStart] = useState(false)
  useEffect(() => {
    setAutoStart(
      user !== undefined &&
        !requestedHere &&
        isVisible() &&
        takePendingAction(action) === listingId,
    )
  }, [user, action, listingId, isVisible])
  return autoStart
}
