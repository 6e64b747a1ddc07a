import { Icon } from './icon.tsx'
import './form-failure.css'

/** Why a form was rejected, above its button; announced at once. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <p className="call-failure">
          <Icon name="close" />
          <span>{message}</span>
        </p>
      )}
    </div>
  )
}
