/** `tel:` with the number in E.164: "+971501234567". */
export const callHref = (phone: string) => `tel:+${digitsOf(phone)}`

/** Opens a WhatsApp conversation with a number, starting with `text`. */
export const whatsappHref = (phone: string, text: string) =>
  `https://wa.me/${digitsOf(phone)}?text=${encodeURIComponent(text)}`

/** Opens WhatsApp to send `text` to a contact of the user's choice. */
export const shareHref = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`

/** Searches a map of the Emirates for a place, named by its parts from the smallest on. */
export const mapHref = (place: string[]) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([...place, 'UAE'].join(', '))}`

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/**
 * A number as it is written in the Emirates: "+971 50 123 4567"; other numbers stay as they are.
 */
export function phoneText(phone: string): string {
  const local = /^\+971(5\d|\d)(\d{3})(\d{4})$/.exec(phone)
  return local ? `+971 ${local[1]} ${local[2]} ${local[3]}` : phone
}
