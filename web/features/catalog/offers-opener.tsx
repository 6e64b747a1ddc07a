import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Card, detailsHref } from './card.ts'

type OffersOpenerProps = { card: Card; open: boolean; onToggle: () => void }

/** "6 sellers · 4 emirates": opens the offers below the card; without scripts it leads to their page. */
export function OffersOpener({ card, open, onToggle }: OffersOpenerProps) {
  const { t } = useTranslation('catalog')
  const { sellers, emirates } = card.group!
  const text = `${t('card.sellers', { count: sellers })} · ${t('card.emirates', { count: emirates })}`
  return (
    <a
      href={`${detailsHref(card.slug)}#offers`}
      role="button"
      className="offers-opener tap-target"
      aria-expanded={open}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onToggle()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onToggle()
      }}
    >
      <span title={text}>{text}</span>
      <Icon name="down" />
    </a>
  )
}
