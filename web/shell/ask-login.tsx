import { createContext, use, useCallback, useState } from 'react'

export type LoginDialogProps = { onClose: () => void; reason?: string }

/** `reason` is what stands in the dialog: what it takes an account for. */
type Ask = (reason?: string) => void

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
  const [asked, setAsked] = useState<{ reason: string | undefined }>()
  return (
    <AskContext value={useCallback((reason) => setAsked({ reason }), [])}>
      {children}
      {asked && <Dialog reason={asked.reason} onClose={() => setAsked(undefined)} />}
    </AskContext>
  )
}
