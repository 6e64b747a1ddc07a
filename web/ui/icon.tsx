import sheet from './icons.svg?url'

export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'chevron'
  | 'down'
  | 'arrow'
  | 'check'
  | 'sun'
  | 'moon'
  | 'globe'
  | 'phone'
  | 'whatsapp'
  | 'mail'
  | 'pin'
  | 'offline'
  | 'number'
  | 'price'
  | 'contact'
  | 'seller'
  | 'delivery'
  | 'return'
  | 'time'
  | 'language'
  | 'user'
  | 'settings'
  | 'logout'
  | 'dashboard'
  | 'stock'
  | 'cart'
  | 'add'
  | 'import'
  | 'copy'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'bullets'
  | 'numbers'
  | 'heading'
  | 'subheading'
  | 'link'
  | 'undo'
  | 'redo'
  | 'camera'
  | 'crop'
  | 'bin'
  | 'car'
  | 'more'
  | 'pause'
  | 'play'
  | 'edit'
  | 'minus'
  | 'export'
  | 'eye'
  | 'filter'
  | 'heart'
  | 'bell'
  | 'discussion'
  | 'callback'
  | 'send'
  | 'clip'
  | 'quick'
  | 'document'
  | 'block'
  | 'flag'
  | 'read'
  | 'failed'
  | 'help'
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'tiktok'
  | 'x'
  | 'youtube'

/** A line icon from the sheet, 1.25em high; decorative, so the text beside it must be complete. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}

/** The name in Arabic letters, as a drawing, so that no page loads a font for it. */
export function ArabicWordmark({ className }: { className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sheet}#wordmark`} />
    </svg>
  )
}
