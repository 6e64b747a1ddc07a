import './callback-button.css'

/** As high as the button that comes in its place. */
export const CallbackButtonPlaceholder = () => (
  <div aria-hidden="true" className="callback-slot skeleton" />
)
