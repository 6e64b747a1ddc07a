import { createContext, use, useCallback, useRef, useState } from 'react'

type Show = (message: string) => void

const ToastContext = createContext<Show>(() => {})

/** Shows a short message for five seconds; announced politely by screen readers. */
export function useToast(): Show {
  return use(ToastContext)
}

export function ToastRegion({ children }: { children: React.ReactNode }) {
  const [message, setMessage] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback<Show>((text) => {
    clearTimeout(timer.current)
    setMessage(text)
    timer.current = setTimeout(() => setMessage(''), 5000)
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" className="toast-region">
        {message && <p className="toast">{message}</p>}
      </div>
    </ToastContext>
  )
}
