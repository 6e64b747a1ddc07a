/**
 * Updates the position of `panel` in its `--below` and `--aside`: under the end of `anchor`, also
 * when the window is resized. Returns a function to stop.
 */
export function anchorPanel(anchor: HTMLElement, panel: HTMLElement): () => void {
  const place = () => {
    const { bottom, left, right } = anchor.getBoundingClientRect()
    const { dir, clientWidth } = document.documentElement
    const aside = dir === 'rtl' ? left : clientWidth - right
    panel.style.setProperty('--below', `${Math.max(0, bottom + 4)}px`)
    panel.style.setProperty('--aside', `${Math.max(8, aside)}px`)
  }
  place()
  addEventListener('resize', place)
  return () => removeEventListener('resize', place)
}
