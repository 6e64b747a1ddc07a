import { Link, useNavigate, type LinkProps } from 'react-router'

type RoomLinkProps = Omit<LinkProps, 'to' | 'onClickCapture'> & { to: string }

/**
 * A link between conversations and their list. It works without a network, because everything it
 * needs is loaded, so it bypasses the offline notice.
 */
export function RoomLink({ to, ...rest }: RoomLinkProps) {
  const navigate = useNavigate()
  const goOffline = (event: React.MouseEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    event.nativeEvent.stopImmediatePropagation()
    void navigate(to, { preventScrollReset: true })
  }
  return <Link {...rest} to={to} preventScrollReset onClickCapture={goOffline} />
}
