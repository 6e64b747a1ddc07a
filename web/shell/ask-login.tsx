import { createContext, use, useCallback, useState } from 'react'
import { loginNow } from './login-record.ts'

export type LoginDialogProps = { onClose: () => void; reason?: string }

/**
 * `reason` is shown in the dialog. `onClosed` is called when the dialog is closed without logging
 * in.
 */
type Ask = (reason?: string, onClosed?: () => void) => void

const AskContext = createContext<Ask>(() => {})

/** Opens the login dialog over the page. Logging in reloads the same page. */
export function useAskLogin(): Ask {
  return use(AskContext)
}

/** Lets its children open the login dialog, which the caller provides. */
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
