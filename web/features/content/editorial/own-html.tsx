import { useNavigate } from 'react-router'
import './own-html.css'

/** HTML of our own making, see the contract. Its links to our pages load no new document. */
export function OwnHtml({ html, className }: { html: string; className: string }) {
  const navigate = useNavigate()
  return (
    <div
      className={className}
      onClick={(event) => {
        const link = (event.target as Element).closest('a')
        const { metaKey, ctrlKey, shiftKey, altKey } = event
        if (!link || metaKey || ctrlKey || shiftKey || altKey) return
        if (link.target || link.origin !== location.origin) return
        event.preventDefault()
        void navigate(link.pathname + link.search + link.hash)
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
