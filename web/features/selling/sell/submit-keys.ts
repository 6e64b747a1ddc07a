/**
 * Keeps Enter in a box of text from sending a form of many fields: scanners of part numbers end with it.
 * It goes on to the next field instead. A button is pressed by it as ever.
 */
export function noSubmitByEnter(event: React.KeyboardEvent<HTMLFormElement>) {
  const { target, nativeEvent, defaultPrevented } = event
  if (event.key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return
  event.preventDefault()
  const fields = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, select, .rich-text'),
  ].filter((field) => field.checkVisibility())
  fields[fields.indexOf(target) + 1]?.focus()
}
