import { createContext, use, useCallback, useState } from 'react'
import { loginNow } from './login-record.ts'

export type LoginDialogProps = { onClose: () => void; reason?: string }

/**
 * `reason` is what stands in the dialog: what it takes an account for. `onClosed` hears of a dialog
 * that is closed without logging in.
 */
type Ask = (reason?: string, onClosed?: () => void) => void

const AskContext = createContext<Ask>(() => {})

/** Opens the login dialog over the page, which stays. Signing in loads the same page again. */
export function useAskLogin(): Ask {
  return use(AskContext)
}

/** Lets everything inside ask for the login dialog; which dialog that is comes from outside. */
export function AskLoginProvider({
  dialog: Dialog,
  children,
}: {
  dialog: React.ComponentType<LoginDialogProps>
  children: React.ReactNode
}) {
  const [asked, setAsked] = useState<{
    reason?: string | undefined
    onClosed?: (() => void) | undefined
  }>()
  const close = () => {
    if (!loginNow()) asked?.onClosed?.()
    setAsked(undefined)
  }
  return (
    <AskContext value={useCallback((reason, onClosed) => setAsked({ reason, onClosed }), [])}>
      {children}
      {asked && <Dialog reason={asked.reason} onClose={close} />}
    </AskContext>
  )
}
