import { useNavigate } from 'react-router'
import '../prose.css'

/**
 * HTML from the content files, see the contract. Links to pages of this site are handled by the
 * router.
 */
export function ContentHtml({ html, className }: { html: string; className: string }) {
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
