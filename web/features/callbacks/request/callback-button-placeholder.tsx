import './callback-button.css'

/** As high as the button that replaces it. */
export const CallbackButtonPlaceholder = () => (
  <div aria-hidden="true" className="callback-slot skeleton" />
)
