import './callback-button.css'

/** As high as the button that comes in its place. */
export const CallbackButtonWaiting = () => (
  <div aria-hidden="true" className="callback-slot skeleton" />
)
